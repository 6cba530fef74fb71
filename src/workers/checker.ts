/** The worker that verifies the bots of one finished record. It is started for that record and then ended. */
import { botNamed } from '../bots/levels.ts';
import { loadGame } from '../games/registry/engine/games.ts';
import { verifyText } from '../match/verify.ts';
import { readRecord } from '../record/parse.ts';
import type { CheckRequest, CheckMessage } from './protocol.ts';

const TOLD_EACH_MS = 100;

/** Verifies the record, and reports progress and finally the result. */
export async function checkBots(
  text: string,
  tell: (told: CheckMessage) => void,
  now = (): number => performance.now(),
): Promise<void> {
  const { lines } = readRecord(text);
  const first = lines[0]?.line;
  if (first?.type === 'game') await loadGame(first.game);
  let last = now();
  const verified = verifyText(text, botNamed, (_, at) => {
    if (now() - last < TOLD_EACH_MS) return;
    last = now();
    tell({ type: 'progress', done: at / lines.length });
  });
  if (verified.ok) tell({ type: 'same', choices: verified.value.choices });
  else
    tell({ type: 'other', why: verified.why, at: verified.at, seat: 'seat' in verified ? verified.seat : undefined });
}

export function receiveRecord(event: MessageEvent<CheckRequest>): void {
  void checkBots(event.data.text, (told) => {
    postMessage(told);
  }).catch(reportError); // rules could not be fetched: the page is told that this worker failed
}

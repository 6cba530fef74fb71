/** Questions to another thread that are not answered yet. Each has a number, by which its answer comes. */

interface Open<Question, Reply> {
  readonly question: Question;
  readonly settle: (reply: Reply) => void;
}

export class OpenQuestions<Question, Reply> {
  private asked = 0;
  private readonly open = new Map<number, Open<Question, Reply>>(); // in the order in which they were asked

  /** A new question, to be sent: `write` gets its number. The reply settles once it is answered. */
  ask(write: (id: number) => Question): {
    readonly id: number;
    readonly question: Question;
    readonly reply: Promise<Reply>;
  } {
    const id = (this.asked += 1);
    const question = write(id);
    const reply = new Promise<Reply>((settle) => {
      this.open.set(id, { question, settle });
    });
    return { id, question, reply };
  }

  /** The open ones, to be sent anew where whoever was asked is gone. */
  get all(): readonly Question[] {
    return Array.from(this.open.values(), ({ question }) => question);
  }

  isOpen(id: number): boolean {
    return this.open.has(id);
  }

  /** An answer has come. One to a question that is not open is dropped. */
  answer(id: number, reply: Reply): void {
    const one = this.open.get(id);
    this.open.delete(id);
    one?.settle(reply);
  }

  /** Nobody will answer any more: all get this reply. */
  answerAll(reply: Reply): void {
    for (const id of [...this.open.keys()]) this.answer(id, reply);
  }
}

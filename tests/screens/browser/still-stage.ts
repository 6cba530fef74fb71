/** Stands in for the stage of the felt where there are no pixels: it counts the frames that would be drawn. */
import type { Body } from '../../../src/felt/motion/body.ts';
import type { EffectSprite } from '../../../src/felt/motion/effect-sprite.ts';
import type { Stage as RealStage, StageSetup } from '../../../src/felt/stage/stage.ts';
import type { TableStyle } from '../../../src/felt/table/table-style.ts';

declare global {
  interface Window {
    /** How many frames of the felt were drawn. */
    framesDrawn?: number;
    /** How its cards would look. */
    feltLook?: TableStyle;
  }
}

type Whole = Pick<RealStage, 'canvas' | 'draw' | 'setLook' | 'resize' | 'setWidestCard' | 'destroy' | 'rest'>;

export class Stage implements Whole {
  readonly canvas = document.createElement('canvas');
  private size: string;

  private constructor(private readonly setup: StageSetup) {
    this.size = sizeOf(setup.host);
    window.feltLook = setup.look;
    this.canvas.setAttribute('aria-hidden', 'true');
    setup.host.prepend(this.canvas);
  }

  static async open(setup: StageSetup): Promise<Stage> {
    return new Stage(setup);
  }

  draw(_bodies: readonly Body[], _effects: readonly EffectSprite[]): void {
    window.framesDrawn = (window.framesDrawn ?? 0) + 1;
  }

  setLook(look: TableStyle): void {
    window.feltLook = look;
    this.setup.stale(); // another deck, back or cloth is drawn
  }

  resize(): boolean {
    const before = this.size;
    this.size = sizeOf(this.setup.host);
    return before !== this.size;
  }

  setWidestCard(): void {}

  rest(): void {}

  destroy(): void {
    this.canvas.remove();
  }
}

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement): string => `${String(clientWidth)}×${String(clientHeight)}`;

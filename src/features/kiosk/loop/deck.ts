import type { Clip } from './playlist';

/** One of the two places a clip can be in; its elements are used again for every clip (field note: electron #18277). */
export interface Deck {
  /** Takes a clip and decodes its first frame; resolves with its length in milliseconds, rejects when it can't. */
  load(clip: Clip): Promise<number>;
  /** Runs it, behind the other deck; resolves when it has presented a new frame. */
  start(): Promise<void>;
  pause(): void;
  /** Puts it before the other deck, or behind. */
  show(isFront: boolean): void;
  /** Seconds into the clip. */
  position(): number;
  /** Called once, a moment before the last frame, so that the next clip runs when it comes. Replaces the one before. */
  onEnd(callback: () => void): void;
  onError(callback: () => void): void;
}

import type { Clip } from './playlist';

/** One of the two places a clip can be in; its elements are used again for every clip (field note: electron #18277). */
export interface Deck {
  /** Takes a clip and decodes its first frame; resolves with its length in milliseconds, rejects when it can't. */
  load(clip: Clip): Promise<number>;
  /** Gets it going behind the other deck; resolves when it has presented a new frame. */
  roll(): Promise<void>;
  pause(): void;
  /** Puts it before the other deck, where the time of a still begins, or behind. */
  show(isFront: boolean): void;
  /** Seconds into the clip. */
  position(): number;
  /** Called once, shortly before the end: time for the next clip to get going. Replaces the one before. */
  onSoon(callback: () => void): void;
  /** Called once, with the last frames. Replaces the one before. */
  onEnd(callback: () => void): void;
  onError(callback: () => void): void;
}

/** Of a callback that may be asked for many times and must run once. */
export function once(callback: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    callback();
  };
}

import type { Clip } from '@/features/kiosk/playlist/clip';

/** One of the two players of the loop. Its elements are reused for every clip (field note: electron #18277). */
export interface PlayerSlot {
  /** Loads a clip and decodes its first frame. Resolves with the duration in milliseconds; rejects on failure. */
  load(clip: Clip): Promise<number>;
  /** Starts playback; resolves with the first presented frame. */
  start(): Promise<void>;
  pause(): void;
  /** Shows or hides the slot. The display time of an image starts when the slot is shown. */
  setFront(isFront: boolean): void;
  /** Playback position in seconds. */
  positionSeconds(): number;
  /** Sets the callback that runs once shortly before the end, when the next clip must start. */
  onNearEnd(callback: () => void): void;
  /** Sets the callback that runs once with the last frames. */
  onEnd(callback: () => void): void;
  onError(callback: () => void): void;
}

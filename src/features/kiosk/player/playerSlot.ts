import type { Clip } from '@/features/kiosk/playlist/playlistCursor';
import { createImageSlot } from './imageSlot';
import { createVideoSlot } from './videoSlot';

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

/** A slot for every kind of clip: videos play in the video element, images and product cards in the img element. */
export function createPlayerSlot(video: HTMLVideoElement, image: HTMLImageElement): PlayerSlot {
  const videoSlot = createVideoSlot(video);
  const imageSlot = createImageSlot(image);
  let active = videoSlot;
  return {
    load(clip) {
      active.pause();
      const next = clip.kind === 'video' ? videoSlot : imageSlot;
      if (next !== active) active.setFront(false);
      active = next;
      return active.load(clip);
    },
    start: () => active.start(),
    pause: () => active.pause(),
    setFront: (isFront) => active.setFront(isFront),
    positionSeconds: () => active.positionSeconds(),
    onNearEnd: (callback) => active.onNearEnd(callback),
    onEnd: (callback) => active.onEnd(callback),
    onError: (callback) => active.onError(callback),
  };
}

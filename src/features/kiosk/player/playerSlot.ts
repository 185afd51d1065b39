import { createImageSlot } from './imageSlot';
import type { PlayerSlot } from './slot';
import { createVideoSlot } from './videoSlot';

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

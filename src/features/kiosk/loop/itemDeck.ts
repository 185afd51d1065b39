import type { Deck } from './deck';
import { stillDeck } from './stillDeck';
import { videoDeck } from './videoDeck';

/** A deck for whatever the list holds: it plays films on its one element and shows stills on its other. */
export function itemDeck(video: HTMLVideoElement, image: HTMLImageElement): Deck {
  const films = videoDeck(video);
  const stills = stillDeck(image);
  let current = films;
  return {
    load(clip) {
      current.pause();
      const next = clip.kind === 'video' ? films : stills;
      if (next !== current) current.show(false);
      current = next;
      return current.load(clip);
    },
    roll: () => current.roll(),
    pause: () => current.pause(),
    show: (isFront) => current.show(isFront),
    position: () => current.position(),
    onSoon: (callback) => current.onSoon(callback),
    onEnd: (callback) => current.onEnd(callback),
    onError: (callback) => current.onError(callback),
  };
}

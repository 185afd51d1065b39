import { type MouseEvent, type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Tiles out of sight have a guessed height, so the place is found in a few steps; a shopper who scrolls is let be. */
const MOST_FRAMES = 40;

/** Which tile was pressed last, in which entry of the history, and how far from the top of the screen it was, in px. */
let pressed: { key: string; id: string; top: number } | null = null;

/** Back from a product leads to its tile, at the height on the screen where it was pressed, however long the list. */
export function useReturnPlace(list: RefObject<HTMLElement | null>) {
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the entry that was returned to has a place; choosing filters makes new ones
  useEffect(() => {
    const place = pressed;
    if (place?.key !== key) return;
    let frames = 0;
    let frame = requestAnimationFrame(function step() {
      const tile = list.current?.querySelector(`[data-id="${CSS.escape(place.id)}"]`);
      const off = tile ? tile.getBoundingClientRect().top - place.top : 0;
      if (Math.abs(off) > 1) window.scrollBy({ top: off, behavior: 'instant' });
      frames += 1;
      if (frames < MOST_FRAMES) frame = requestAnimationFrame(step);
    });
    const stop = () => cancelAnimationFrame(frame);
    const own = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
    for (const event of own) window.addEventListener(event, stop, { once: true, passive: true });
    return () => {
      stop();
      for (const event of own) window.removeEventListener(event, stop);
    };
  }, []);

  return (event: MouseEvent) => {
    const target = event.target as Element;
    const tile = target.closest('a') && target.closest<HTMLElement>('[data-id]');
    if (!tile?.dataset.id) return;
    pressed = { key, id: tile.dataset.id, top: tile.getBoundingClientRect().top };
  };
}

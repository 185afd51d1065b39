import { type MouseEvent, type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';

const KEY = 'list-place';
/** Tiles out of sight have a guessed height, so the place is found in a few steps; a shopper who scrolls is let be. */
const MOST_FRAMES = 40;

const shape = z.object({ key: z.string(), id: z.string(), top: z.number() });

function readPlace(key: string) {
  try {
    const { data } = z.safeParse(shape, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return data?.key === key ? data : null;
  } catch {
    return null;
  }
}

/** Back from a product leads to its tile, at the height on the screen where it was pressed, however long the list. */
export function useReturnPlace(list: RefObject<HTMLElement | null>) {
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the entry that was returned to has a place; choosing filters makes new ones
  useEffect(() => {
    const place = readPlace(key);
    if (!place) return;
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
    const place = { key, id: tile.dataset.id, top: tile.getBoundingClientRect().top };
    try {
      sessionStorage.setItem(KEY, JSON.stringify(place));
    } catch {
      // Storage is full or forbidden: Back then leads to about the same height.
    }
  };
}

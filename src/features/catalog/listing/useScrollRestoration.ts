import { type MouseEvent, type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Tiles outside the viewport have an estimated height, so the position is corrected for up to 40 frames, or until any input by the shopper.
 */
const MAX_FRAMES = 40;

/**
 * The last tile clicked: history entry, product id and distance from the top of the viewport in px. Not in the Redux store, because
 * rendering does not depend on it.
 */
let lastClickedTile: { key: string; id: string; top: number } | null = null;

/**
 * Restores the scroll position after Back from a product: the clicked tile appears at the same height as before, however long the listing
 * is.
 */
export function useScrollRestoration(list: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  // Read once, because only the entry to which Back returns has a position, and filters create new entries.
  const [position] = useState(() => (lastClickedTile?.key === key ? lastClickedTile : null));

  useEffect(() => {
    if (!position) return;
    let frames = 0;
    let frame = requestAnimationFrame(function step() {
      const tile = list.current?.querySelector(`[data-id="${CSS.escape(position.id)}"]`);
      const offset = tile ? tile.getBoundingClientRect().top - position.top : 0;
      if (Math.abs(offset) > 1) window.scrollBy({ top: offset, behavior: 'instant' });
      frames += 1;
      if (frames < MAX_FRAMES) frame = requestAnimationFrame(step);
    });
    const stop = () => cancelAnimationFrame(frame);
    const userEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
    for (const event of userEvents) window.addEventListener(event, stop, { once: true, passive: true });
    return () => {
      stop();
      for (const event of userEvents) window.removeEventListener(event, stop);
    };
  }, [position, list]);

  return (event: MouseEvent) => {
    const target = event.target as Element;
    const tile = target.closest('a') && target.closest<HTMLElement>('[data-id]');
    if (!tile?.dataset.id) return;
    lastClickedTile = { key, id: tile.dataset.id, top: tile.getBoundingClientRect().top };
  };
}

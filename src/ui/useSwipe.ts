import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { SWIPE_PX } from './carouselState';

/** Pixels after which a press is a drag and no longer a click. */
const DRAG_PX = 8;

/**
 * Drags an element sideways by finger, pen or mouse: it follows through --drag, and 100 px or more turn the page.
 * Spread the answer on the element.
 */
export function useSwipe(track: RefObject<HTMLElement | null>, onSwipe: (step: 1 | -1) => void) {
  const drag = useRef({ from: null as number | null, by: 0 });

  const follow = (by: number) => {
    drag.current.by = by;
    track.current?.style.setProperty('--drag', `${by}px`);
    track.current?.toggleAttribute('data-dragging', by !== 0);
  };
  const release = () => {
    const { from, by } = drag.current;
    drag.current.from = null;
    if (from === null) return;
    track.current?.removeAttribute('data-dragging');
    track.current?.style.setProperty('--drag', '0px');
    if (Math.abs(by) >= SWIPE_PX) onSwipe(by < 0 ? 1 : -1);
  };

  return {
    onPointerDown(event: PointerEvent) {
      if (!event.isPrimary || event.button !== 0) return;
      drag.current = { from: event.clientX, by: 0 };
    },
    onPointerMove(event: PointerEvent) {
      const { from, by } = drag.current;
      if (from === null) return;
      const distance = event.clientX - from;
      if (by === 0 && Math.abs(distance) < DRAG_PX) return;
      if (by === 0) event.currentTarget.setPointerCapture?.(event.pointerId);
      follow(distance);
    },
    onPointerUp: release,
    onPointerCancel: release,
    /** The click that ends a drag opens nothing. */
    onClickCapture(event: MouseEvent) {
      if (drag.current.by === 0) return;
      event.preventDefault();
      event.stopPropagation();
      drag.current.by = 0;
    },
    /** Pictures and links are not picked up by the mouse. */
    onDragStart: (event: MouseEvent) => event.preventDefault(),
  };
}

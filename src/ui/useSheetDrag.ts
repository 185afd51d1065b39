import { type PointerEvent, useRef } from 'react';

/** Fraction of the sheet's height beyond which it closes. */
const CLOSE_PART = 0.3;
/** A flick at this speed closes it earlier: px per millisecond. */
const CLOSE_SPEED = 0.5;

/** A panel is a sheet at the bottom of a phone; in a wider window it is at the side. */
const isSheet = (panel: HTMLElement) =>
  panel.dataset.side === 'bottom' || matchMedia('(max-width: 37.49rem)').matches;

/** Drag a sheet down by its header to close it. A short drag springs back. Escape and the close button do the same. */
export function useSheetDrag(onClose: () => void) {
  const drag = useRef<{ panel: HTMLElement; from: number; at: number } | null>(null);
  const distance = (event: PointerEvent) => Math.max(0, event.clientY - (drag.current?.from ?? 0));

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const panel = event.currentTarget.closest<HTMLElement>('[data-side]');
    if (!panel || !isSheet(panel) || (event.target as Element).closest('button')) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { panel, from: event.clientY, at: event.timeStamp };
    panel.style.transition = 'none';
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (drag.current) drag.current.panel.style.translate = `0 ${distance(event)}px`;
  };
  const end = (event: PointerEvent<HTMLElement>, canClose: boolean) => {
    if (!drag.current) return;
    const { panel, at } = drag.current;
    const moved = distance(event);
    const speed = moved / Math.max(1, event.timeStamp - at);
    drag.current = null;
    panel.style.removeProperty('transition');
    panel.style.removeProperty('translate');
    if (canClose && (moved > panel.offsetHeight * CLOSE_PART || (moved > 24 && speed > CLOSE_SPEED)))
      onClose();
  };
  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  };
}

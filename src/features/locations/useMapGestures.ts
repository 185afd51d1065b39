import { type RefObject, useEffect, useRef } from 'react';
import { type MapView, panned, zoomed } from './mapView';

type Change = (update: (view: MapView) => MapView) => void;

/** Zoom factor per px of wheel movement. */
const WHEEL_STEP = 1.0015;
/** Movement in CSS px beyond which a press is a drag and not a click. */
const DRAG_DISTANCE = 10;

const middle = (points: readonly PointerEvent[]): [number, number] => [
  points.reduce((sum, { clientX }) => sum + clientX, 0) / points.length,
  points.reduce((sum, { clientY }) => sum + clientY, 0) / points.length,
];
const spread = ([a, b]: readonly PointerEvent[]) =>
  a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;

/**
 * Drag, pinch and wheel on the map. The wheel scrolls the page until the map has the focus or Ctrl is held; one finger scrolls the page
 * vertically (touch-action in the style sheet), so that the map does not trap scrolling.
 */
export function useMapGestures(element: RefObject<HTMLElement | null>, change: Change): void {
  const latest = useRef(change);
  latest.current = change;
  useEffect(() => {
    const map = element.current;
    if (!map) return;
    const pointers = new Map<number, PointerEvent>();
    let start: [number, number] = [0, 0];
    let distance = 0;
    const shareAt = (x: number, y: number): [number, number] => {
      const { left, top, width, height } = map.getBoundingClientRect();
      return [(x - left) / width, (y - top) / height];
    };

    const onDown = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      if (pointers.size === 0) {
        start = [event.clientX, event.clientY];
        distance = 0;
      }
      pointers.set(event.pointerId, event);
    };
    const onMove = (event: PointerEvent) => {
      if (!pointers.has(event.pointerId)) return;
      const before = [...pointers.values()];
      pointers.set(event.pointerId, event);
      const after = [...pointers.values()];
      const [[fromX, fromY], [toX, toY]] = [middle(before), middle(after)];
      distance = Math.max(distance, Math.hypot(toX - start[0], toY - start[1]));
      const { width, height } = map.getBoundingClientRect();
      const factor = spread(before) > 0 ? spread(after) / spread(before) : 1;
      latest.current((view) => {
        const moved = panned(view, [(fromX - toX) / width, (fromY - toY) / height]);
        return factor === 1 ? moved : zoomed(moved, factor, shareAt(toX, toY));
      });
    };
    const onUp = (event: PointerEvent) => pointers.delete(event.pointerId);
    // A pin moves with the pointer, so a drag that starts on a pin ends on it, and the browser reports a click. detail is 0 for the keyboard.
    const onClick = (event: MouseEvent) => {
      if (event.detail > 0 && distance > DRAG_DISTANCE) event.stopPropagation();
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !map.contains(document.activeElement)) return;
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      const factor = WHEEL_STEP ** -(event.deltaY * lines);
      latest.current((view) => zoomed(view, factor, shareAt(event.clientX, event.clientY)));
    };

    const ended = ['pointerup', 'pointercancel'] as const;
    map.addEventListener('pointerdown', onDown);
    map.addEventListener('click', onClick, true);
    map.addEventListener('wheel', onWheel, { passive: false });
    window.addEventListener('pointermove', onMove);
    for (const type of ended) window.addEventListener(type, onUp);
    return () => {
      map.removeEventListener('pointerdown', onDown);
      map.removeEventListener('click', onClick, true);
      map.removeEventListener('wheel', onWheel);
      window.removeEventListener('pointermove', onMove);
      for (const type of ended) window.removeEventListener(type, onUp);
    };
  }, [element]);
}

import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { CLICK_SCALE, type Offset, panned, type Stage, WHOLE, type ZoomView, zoomedTo } from './zoomView';

/** A pointer that moves less than this is a click. */
const DRAG_PX = 6;
/** Over a whole image, a shorter drag has no effect. */
const SWIPE_PX = 60;

/** Maximum time between the taps of a double tap. */
const DOUBLE_TAP_MS = 300;

const middle = (points: readonly Offset[]): Offset => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];
const spread = ([a, b]: readonly Offset[]) => (a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0);

/**
 * Click or double tap to zoom to a point and back, drag to pan, two fingers to zoom; a drag over a whole image is a swipe.
 * url: that of the image; when it changes, the zoom is reset
 */
export function useZoomGestures(url: string, stageOf: () => Stage | null, onSwipe: (step: 1 | -1) => void) {
  const [state, setState] = useState({ url, view: WHOLE });
  const view = state.url === url ? state.view : WHOLE;
  const change = (update: (view: ZoomView, stage: Stage) => ZoomView) => {
    const stage = stageOf();
    if (stage) setState((before) => ({ url, view: update(before.url === url ? before.view : WHOLE, stage) }));
  };
  const pointers = useRef(new Map<number, Offset>()).current;
  const drag = useRef({ from: [0, 0] as Offset, isDrag: false, isPinch: false });
  const toggledAt = useRef(Number.NEGATIVE_INFINITY);

  const pointOf = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): Offset => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return [clientX - left - width / 2, clientY - top - height / 2];
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    if (pointers.size === 0) drag.current = { from: pointOf(event), isDrag: false, isPinch: false };
    pointers.set(event.pointerId, pointOf(event));
    if (pointers.size > 1) drag.current.isPinch = true;
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!pointers.has(event.pointerId)) return;
    const before = [...pointers.values()];
    pointers.set(event.pointerId, pointOf(event));
    const after = [...pointers.values()];
    if (after.length > 1 || spread([drag.current.from, pointOf(event)]) > DRAG_PX) drag.current.isDrag = true;
    if (!drag.current.isDrag) return;
    const [from, to] = [middle(before), middle(after)];
    const factor = spread(before) > 0 ? spread(after) / spread(before) : 1;
    change((current, stage) =>
      zoomedTo(panned(current, [to[0] - from[0], to[1] - from[1]], stage), current.scale * factor, to, stage),
    );
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const wasOnly = pointers.size === 1;
    if (!pointers.delete(event.pointerId)) return;
    const [x, y] = pointOf(event);
    const [dx, dy] = [x - drag.current.from[0], y - drag.current.from[1]];
    const isSwipe = Math.abs(dx) > SWIPE_PX && Math.abs(dx) > Math.abs(dy);
    // After a pinch that ended at the whole image, the last finger has moved as well.
    if (wasOnly && view.scale === 1 && isSwipe && !drag.current.isPinch) onSwipe(dx < 0 ? 1 : -1);
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    // The end of a drag fires a click too.
    const { isDrag } = drag.current;
    drag.current.isDrag = false;
    if (isDrag) return;
    // The second tap of a double tap would undo what the first one did.
    if (event.detail > 0 && event.timeStamp - toggledAt.current < DOUBLE_TAP_MS) return;
    toggledAt.current = event.timeStamp;
    // A click by keyboard has no position.
    const point: Offset = event.detail === 0 ? [0, 0] : pointOf(event);
    change((current, stage) => (current.scale > 1 ? WHOLE : zoomedTo(current, CLICK_SCALE, point, stage)));
  };
  return {
    view,
    pan: (distance: Offset) => change((current, stage) => panned(current, distance, stage)),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onClick },
  };
}

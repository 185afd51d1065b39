import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { useReducedMotion } from './useReducedMotion';

/** Duration of a page change, autoplay interval and resize debounce in milliseconds (docs/spec/05 §1). */
export const TRANSITION_MS = 500;
export const AUTOPLAY_MS = 5000;
export const RESIZE_DEBOUNCE_MS = 500;
/** Distance in pixels from which a drag changes the page. */
export const SWIPE_PX = 100;

/** The phases of docs/spec/05 §1: idle, animating, and resetting from a copy to the original without animation. */
export interface CarouselState {
  page: number;
  /** Page in the viewport; -1 or pageCount while a copy of the last or first page is shown. */
  position: number;
  phase: 'idle' | 'animating' | 'jumpReset';
}

export type CarouselEvent =
  | { type: 'shown'; page: number; pageCount: number }
  | { type: 'settled' }
  | { type: 'resized'; pageCount: number };

export const atStart: CarouselState = { page: 0, position: 0, phase: 'idle' };

/** Handles carousel events. 'shown' with page -1 or pageCount wraps around. */
export function carouselReducer(state: CarouselState, event: CarouselEvent): CarouselState {
  switch (event.type) {
    case 'shown': {
      const isOnCopy = state.position !== state.page;
      if (isOnCopy || event.page === state.page || event.pageCount < 2) return state;
      const page = (event.page + event.pageCount) % event.pageCount;
      return { page, position: event.page, phase: 'animating' };
    }
    case 'settled':
      if (state.phase !== 'animating') return { ...state, phase: 'idle' };
      return {
        ...state,
        position: state.page,
        phase: state.position === state.page ? 'idle' : 'jumpReset',
      };
    case 'resized': {
      const page = Math.min(state.page, Math.max(event.pageCount - 1, 0));
      return page === state.page && state.phase === 'idle' ? state : { page, position: page, phase: 'idle' };
    }
  }
}

/** Offset of the track in items. The last page is always full; copies are just beyond both ends. */
export function itemOffset(position: number, itemCount: number, perPage: number): number {
  if (position < 0) return -perPage;
  if (position * perPage >= itemCount) return itemCount;
  return Math.min(position * perPage, Math.max(itemCount - perPage, 0));
}

/** State of a carousel with pageCount pages. show: takes a page index; -1 and pageCount wrap around */
export function useCarousel(pageCount: number) {
  const [state, dispatch] = useReducer(carouselReducer, atStart);
  const isMotionReduced = useReducedMotion();

  useEffect(() => dispatch({ type: 'resized', pageCount }), [pageCount]);

  useEffect(() => {
    if (state.phase === 'idle') return;
    const delay = state.phase === 'jumpReset' || isMotionReduced ? 0 : TRANSITION_MS;
    const timer = window.setTimeout(() => dispatch({ type: 'settled' }), delay);
    return () => window.clearTimeout(timer);
  }, [state, isMotionReduced]);

  const show = useCallback((page: number) => dispatch({ type: 'shown', page, pageCount }), [pageCount]);
  const next = useCallback(() => show(state.page + 1), [show, state.page]);
  const previous = useCallback(() => show(state.page - 1), [show, state.page]);
  return { ...state, show, next, previous };
}

/** Items per page from each breakpoint on (docs/spec/05 §1, itemsPerDisplay). */
export interface ItemsPerDisplay {
  xs: number;
  sm: number;
  md: number;
  lg: number;
  xl: number;
}

export const MIN_WIDTHS: [keyof ItemsPerDisplay, number][] = [
  ['xl', 1600],
  ['lg', 1280],
  ['md', 960],
  ['sm', 600],
  ['xs', 0],
];

// Uses media queries, because window.innerWidth would force a layout; in rem, like the styles, so that they agree at any browser font size.
const breakpoint = () =>
  MIN_WIDTHS.find(([, width]) => window.matchMedia(`(min-width: ${width / 16}rem)`).matches)?.[0] ?? 'xs';

/** Items per page at the current viewport width; null before the first effect, when only CSS decides. */
export function useItemsPerPage(perDisplay: ItemsPerDisplay): number | null {
  const [current, setCurrent] = useState<keyof ItemsPerDisplay | null>(null);
  useEffect(() => {
    let timer = 0;
    startTransition(() => setCurrent(breakpoint()));
    const measure = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setCurrent(breakpoint()), RESIZE_DEBOUNCE_MS);
    };
    window.addEventListener('resize', measure);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('resize', measure);
    };
  }, []);
  return current && perDisplay[current];
}

/** Calls advance every intervalMs, except while the pointer or focus is inside or the page is hidden. null: disabled */
export function useAutoplay(
  frame: RefObject<HTMLElement | null>,
  advance: () => void,
  intervalMs: number | null,
) {
  const [isPaused, setIsPaused] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!element || intervalMs === null) return;
    const pause = () => setIsPaused(true);
    const resume = () => setIsPaused(element.matches(':hover') || element.contains(document.activeElement));
    const listeners = Object.entries({
      pointerenter: pause,
      pointerleave: resume,
      focusin: pause,
      focusout: resume,
    });
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
    };
  }, [frame, intervalMs]);

  useEffect(() => {
    if (intervalMs === null || isPaused) return;
    const timer = window.setInterval(() => document.hidden || advance(), intervalMs);
    return () => window.clearInterval(timer);
  }, [intervalMs, isPaused, advance]);
}

/** Distance in pixels from which a pointer movement is a drag and not a click. */
const DRAG_PX = 8;

/**
 * Event handlers for horizontal dragging by touch, pen or mouse. The track follows through --drag; a drag of SWIPE_PX or
 * more calls onSwipe. Spread the result on the element.
 */
export function useSwipe(track: RefObject<HTMLElement | null>, onSwipe: (step: 1 | -1) => void) {
  const drag = useRef({ startX: null as number | null, distance: 0 });

  const moveTrack = (distance: number) => {
    drag.current.distance = distance;
    track.current?.style.setProperty('--drag', `${distance}px`);
    track.current?.toggleAttribute('data-dragging', distance !== 0);
  };
  const release = () => {
    const { startX, distance } = drag.current;
    drag.current.startX = null;
    if (startX === null) return;
    track.current?.removeAttribute('data-dragging');
    track.current?.style.setProperty('--drag', '0px');
    if (Math.abs(distance) >= SWIPE_PX) onSwipe(distance < 0 ? 1 : -1);
  };

  return {
    onPointerDown(event: PointerEvent) {
      if (!event.isPrimary || event.button !== 0) return;
      drag.current = { startX: event.clientX, distance: 0 };
    },
    onPointerMove(event: PointerEvent) {
      const { startX, distance } = drag.current;
      if (startX === null) return;
      const next = event.clientX - startX;
      if (distance === 0 && Math.abs(next) < DRAG_PX) return;
      if (distance === 0) event.currentTarget.setPointerCapture?.(event.pointerId);
      moveTrack(next);
    },
    onPointerUp: release,
    onPointerCancel: release,
    /** Suppresses the click that follows a drag. */
    onClickCapture(event: MouseEvent) {
      if (drag.current.distance === 0) return;
      event.preventDefault();
      event.stopPropagation();
      drag.current.distance = 0;
    },
    /** Prevents native dragging of images and links. */
    onDragStart: (event: MouseEvent) => event.preventDefault(),
  };
}

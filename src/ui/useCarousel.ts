import { useCallback, useEffect, useReducer } from 'react';
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

/** State of a carousel with pageCount pages. show: takes a page index, or -1 and pageCount to wrap around. */
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

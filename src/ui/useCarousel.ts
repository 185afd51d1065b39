import { useCallback, useEffect, useReducer } from 'react';
import { atStart, carouselReducer, TRANSITION_MS } from './carouselState';
import { useReducedMotion } from './useReducedMotion';

/** The moving state of a carousel of so many pages. show takes a page, or one beyond either end to wrap. */
export function useCarousel(pageCount: number) {
  const [state, dispatch] = useReducer(carouselReducer, atStart);
  const isCalm = useReducedMotion();

  useEffect(() => dispatch({ type: 'resized', pageCount }), [pageCount]);

  useEffect(() => {
    if (state.phase === 'idle') return;
    const wait = state.phase === 'jumpReset' || isCalm ? 0 : TRANSITION_MS;
    const timer = window.setTimeout(() => dispatch({ type: 'settled' }), wait);
    return () => window.clearTimeout(timer);
  }, [state, isCalm]);

  const show = useCallback((page: number) => dispatch({ type: 'shown', page, pageCount }), [pageCount]);
  const next = useCallback(() => show(state.page + 1), [show, state.page]);
  const previous = useCallback(() => show(state.page - 1), [show, state.page]);
  return { ...state, show, next, previous };
}

/** Milliseconds of a page change, of autoplay's beat and of rest after a resize (shell specification §9). */
export const TRANSITION_MS = 500;
export const AUTOPLAY_MS = 5000;
export const RESIZE_DEBOUNCE_MS = 500;
/** Pixels that make a drag a page change. */
export const SWIPE_PX = 100;

/** The three states of shell specification §4: resting, moving, and stepping from a copy back to its original. */
export interface CarouselState {
  page: number;
  /** What the track shows: page, or beyond either end the copy of the page at the other. */
  position: number;
  phase: 'idle' | 'animating' | 'jumpReset';
}

export type CarouselEvent =
  | { type: 'shown'; page: number; pageCount: number }
  | { type: 'settled' }
  | { type: 'resized'; pageCount: number };

export const atStart: CarouselState = { page: 0, position: 0, phase: 'idle' };

/** Next past the last page wraps to the first, previous before the first to the last; page may be -1 or pageCount. */
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

/** How many items the track is moved: the last page is always full, copies lie just beyond the ends. */
export function itemOffset(position: number, itemCount: number, perPage: number): number {
  if (position < 0) return -perPage;
  if (position * perPage >= itemCount) return itemCount;
  return Math.min(position * perPage, Math.max(itemCount - perPage, 0));
}

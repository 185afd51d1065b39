import { describe, expect, it } from 'vitest';
import { atStart, type CarouselState, carouselReducer, itemOffset } from './useCarousel';

const show = (state: CarouselState, page: number, pageCount = 3) =>
  carouselReducer(state, { type: 'shown', page, pageCount });
const settle = (state: CarouselState) => carouselReducer(state, { type: 'settled' });

describe('carouselReducer', () => {
  it('moves to the next page and becomes idle', () => {
    const moving = show(atStart, 1);
    expect(moving).toEqual({ page: 1, position: 1, phase: 'animating' });
    expect(settle(moving)).toEqual({ page: 1, position: 1, phase: 'idle' });
  });

  it('wraps past the last page: to a copy, then resets to the first', () => {
    const moving = show({ page: 2, position: 2, phase: 'idle' }, 3);
    expect(moving).toEqual({ page: 0, position: 3, phase: 'animating' });
    expect(settle(moving)).toEqual({ page: 0, position: 0, phase: 'jumpReset' });
    expect(settle(settle(moving))).toEqual(atStart);
  });

  it('wraps before the first page to the last', () => {
    expect(show(atStart, -1)).toEqual({ page: 2, position: -1, phase: 'animating' });
  });

  it('accepts a new page while animating, but not on a copy', () => {
    expect(show(show(atStart, 1), 2).page).toBe(2);
    expect(show(show(atStart, -1), 1).page).toBe(2);
  });

  it('ignores a single page', () => {
    expect(show(atStart, 1, 1)).toBe(atStart);
  });

  it('clamps the page after a resize', () => {
    const last: CarouselState = { page: 4, position: 4, phase: 'idle' };
    expect(carouselReducer(last, { type: 'resized', pageCount: 2 }).page).toBe(1);
  });
});

describe('itemOffset', () => {
  it('keeps the last page full', () => {
    expect([0, 1, 2].map((page) => itemOffset(page, 7, 3))).toEqual([0, 3, 4]);
  });

  it('reaches the copies beyond both ends', () => {
    expect([itemOffset(-1, 7, 3), itemOffset(3, 7, 3)]).toEqual([-3, 7]);
  });

  it('is 0 when all items fit', () => {
    expect(itemOffset(0, 2, 4)).toBe(0);
  });
});

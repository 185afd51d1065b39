import { describe, expect, it } from 'vitest';
import { pageWindow } from './Pagination';

describe('pageWindow', () => {
  it('links every page of a short list', () => {
    expect(pageWindow(2, 4)).toEqual([1, 2, 3, 4]);
  });

  it('omits pages far from the current page', () => {
    expect(pageWindow(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
  });

  it('links a single page instead of a gap', () => {
    expect(pageWindow(4, 20)).toEqual([1, 2, 3, 4, 5, null, 20]);
  });

  it('needs no list of all pages, however many a backend counts', () => {
    expect(pageWindow(1, 1e15)).toEqual([1, 2, null, 1e15]);
  });

  it('links no current page beyond the last one', () => {
    expect(pageWindow(9, 3)).toEqual([1, 2, 3]);
  });
});

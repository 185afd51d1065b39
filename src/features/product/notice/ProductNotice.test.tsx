import { act, render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { afterEach, expect, it, vi } from 'vitest';
import { ProductNotice } from './ProductNotice';
import { noticeOpened, selectProductNotice } from './productNoticeSlice';

afterEach(() => {
  vi.useRealTimers();
});

it('names and links the list, and restores the defaults when it closes', () => {
  vi.useFakeTimers();
  const { store, wrap } = createTestApp();
  const notice = { product: 'Hudson sofa', area: 'wishlist', link: '/wishlist' } as const;
  store.dispatch(noticeOpened(notice));
  expect(selectProductNotice(store.getState())).toEqual({ isOpen: true, ...notice });
  render(wrap(<ProductNotice {...notice} />));
  expect(screen.getByRole('status').textContent).toContain('Hudson sofa is on your wishlist.');
  expect(screen.getByRole('link', { name: 'See it' }).getAttribute('href')).toBe('/wishlist');
  act(() => void vi.advanceTimersByTime(5000));
  expect(selectProductNotice(store.getState())).toEqual({ isOpen: false, product: '', area: null, link: '' });
});

it('is not shown on the page of its list', () => {
  const { store, wrap } = createTestApp({ path: '/compare' });
  const notice = { product: 'Hudson sofa', area: 'compare', link: '/compare' } as const;
  store.dispatch(noticeOpened(notice));
  render(wrap(<ProductNotice {...notice} />));
  expect(screen.queryByRole('status')).toBeNull();
  expect(selectProductNotice(store.getState()).isOpen).toBe(false);
});

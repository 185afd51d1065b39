import { beforeEach, expect, it } from 'vitest';
import { changeRecord, countPage, readRecord, shouldOffer } from './installOffer';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const now = Date.UTC(2026, 10, 23);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const offers = (more: Partial<Parameters<typeof shouldOffer>[0]> = {}) =>
  shouldOffer({
    now,
    record: readRecord(),
    path: '/catalog',
    hasWishlist: false,
    isInstalled: false,
    ...more,
  });

it('offers nothing on the first page, nor in the first visit', () => {
  countPage(now);
  expect(offers({ hasWishlist: true })).toBe(false);
  countPage(now);
  expect(offers()).toBe(false);
});

it('offers with the first product on the wishlist from the second page on', () => {
  countPage(now);
  countPage(now);
  expect(offers({ hasWishlist: true })).toBe(true);
});

it.each([
  ['half an hour without a page', () => {}],
  ['another tab', () => sessionStorage.clear()],
])('offers from the second page of the second visit, which begins after %s', (reason, begin) => {
  countPage(now - (reason === 'another tab' ? 1 : 31) * MINUTE_MS);
  begin();
  countPage(now);
  expect(offers()).toBe(false);
  countPage(now);
  expect(offers()).toBe(true);
});

it('offers at most once a month, never in the checkout, and never what is installed', () => {
  changeRecord({ visits: 5, pages: 3, offeredAt: now - 29 * DAY_MS });
  expect(offers()).toBe(false);
  changeRecord({ offeredAt: now - 31 * DAY_MS });
  expect(offers()).toBe(true);
  expect(offers({ path: '/checkout/cart' })).toBe(false);
  expect(offers({ isInstalled: true })).toBe(false);
  changeRecord({ installedAt: now });
  expect(offers()).toBe(false);
});

it('survives a damaged record', () => {
  localStorage.setItem('install', '{"visits":');
  countPage(now);
  expect(readRecord()).toMatchObject({ visits: 1, pages: 1 });
});

import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listing } from '@/api/contract/category';
import { type StoreConfigInput, storeConfig } from '@/api/contract/config';
import { displayMode, firstPageIfEndless, listingQuery } from './listingQuery';
import { emptyListing } from './listingUrl';
import { lastPageInstead } from './useLastPage';

const config = (input: StoreConfigInput = {}) => z.parse(storeConfig, input);
const limits = { grid_product_limit: 24, list_product_limit: 12 };

it('asks for as many products as the store shows in the mode', () => {
  expect(listingQuery(emptyListing, config(limits)).limit).toBe(24);
  expect(listingQuery({ ...emptyListing, mode: 'list' }, config(limits)).limit).toBe(12);
});

it.each([
  ['grid-list', null, 'grid'],
  ['list-grid', null, 'list'],
  ['grid', 'list', 'grid'],
  ['list', 'grid', 'list'],
  ['nonsense', 'list', 'grid'],
] as const)('a store of %s shows %o as %s', (catalog_frontend_list_mode, mode, shown) => {
  expect(displayMode({ ...emptyListing, mode }, config({ catalog_frontend_list_mode }))).toBe(shown);
});

it('starts an endless list with page 1 whatever the address says', () => {
  const endless = config({ display_features: { product_grid: { endless: true } } });
  expect(firstPageIfEndless({ ...emptyListing, page: 5 }, endless).page).toBe(1);
  expect(firstPageIfEndless({ ...emptyListing, page: 5 }, config()).page).toBe(5);
});

it('goes to the last page when the asked one is above the count, but not in an endless list', () => {
  const short = z.parse(listing, { page_count: 3 });
  const asked = (page: number) => ({ ...emptyListing, page });
  expect(lastPageInstead(asked(9), short, false)).toBe(3);
  expect(lastPageInstead(asked(3), short, false)).toBeNull();
  expect(lastPageInstead(asked(9), short, true)).toBeNull();
  expect(lastPageInstead(asked(9), undefined, false)).toBeNull();
  expect(lastPageInstead(asked(2), z.parse(listing, { page_count: 0 }), false)).toBe(1);
});

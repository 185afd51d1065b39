import { listing } from '@contract/category';
import { type TenantConfigInput, tenantConfig } from '@contract/config';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { displayMode, firstPageIfEndless, listingQuery } from './listingQuery';
import { emptyListing } from './listingState';
import { lastPageInstead } from './useListingUrl';

const config = (input: TenantConfigInput = {}) => z.parse(tenantConfig, input);
const limits = { grid_product_limit: 24, list_product_limit: 12 };

it('requests the tenant’s page size of the mode', () => {
  expect(listingQuery(emptyListing, config(limits)).limit).toBe(24);
  expect(listingQuery({ ...emptyListing, mode: 'list' }, config(limits)).limit).toBe(12);
});

it.each([
  ['grid-list', null, 'grid'],
  ['list-grid', null, 'list'],
  ['grid', 'list', 'grid'],
  ['list', 'grid', 'list'],
  ['nonsense', 'list', 'grid'],
] as const)('mode %s with %o in the URL shows %s', (catalog_frontend_list_mode, mode, visible) => {
  expect(displayMode({ ...emptyListing, mode }, config({ catalog_frontend_list_mode }))).toBe(visible);
});

it('starts an endless list with page 1 for any page of the URL', () => {
  const endless = config({ display_features: { product_grid: { endless: true } } });
  expect(firstPageIfEndless({ ...emptyListing, page: 5 }, endless).page).toBe(1);
  expect(firstPageIfEndless({ ...emptyListing, page: 5 }, config()).page).toBe(5);
});

it('redirects to the last page when the requested one exceeds the count, but not in an endless list', () => {
  const short = z.parse(listing, { page_count: 3 });
  const current = (page: number) => ({ ...emptyListing, page });
  expect(lastPageInstead(current(9), short, false)).toBe(3);
  expect(lastPageInstead(current(3), short, false)).toBeNull();
  expect(lastPageInstead(current(9), short, true)).toBeNull();
  expect(lastPageInstead(current(9), undefined, false)).toBeNull();
  expect(lastPageInstead(current(2), z.parse(listing, { page_count: 0 }), false)).toBe(1);
});

import { listing } from '@contract/category';
import { render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { EndlessPages } from './EndlessPages';
import type { ListingQueryResult } from './listingQueryResult';
import { emptyListing } from './listingState';

const page = (number: number): ListingQueryResult => ({
  listing: z.parse(listing, { products: [{ entity_id: number, name: `On page ${number}` }] }),
  isStale: false,
  isFailed: false,
  failure: 'fetchFailed',
  retry: () => undefined,
});

it('omits a further page that fails, without a message (docs/spec/07 §6)', () => {
  const { wrap } = createTestApp();
  render(
    wrap(
      <EndlessPages
        state={{ ...emptyListing, page: 3 }}
        mode="grid"
        pageCount={3}
        onChange={() => undefined}
        renderTile={({ name }) => name}
        renderPage={({ page: number }, show) =>
          show(number === 2 ? { ...page(2), listing: undefined, isFailed: true } : page(number))
        }
      />,
    ),
  );
  expect(screen.getByText('On page 3')).toBeTruthy();
  expect(screen.queryByText('On page 2')).toBeNull();
  expect(screen.queryByText(/error/i)).toBeNull();
});

it('tracks each further page once, with its products', () => {
  const { wrap, tracker } = createTestApp({ path: '/catalog/sofas' });
  const lists: unknown[] = [];
  tracker.onTracked(
    (event) => event.type === 'listViewed' && lists.push([event.list, event.products[0]?.name]),
  );
  const pages = [page(1), page(2), page(3)];
  const show = (number: number) =>
    wrap(
      <EndlessPages
        state={{ ...emptyListing, page: number }}
        mode="grid"
        pageCount={3}
        onChange={() => undefined}
        renderTile={({ name }) => name}
        renderPage={({ page: nth }, render) => render(pages[nth - 1] as ListingQueryResult)}
      />,
    );
  const { rerender } = render(show(2));
  rerender(show(3));
  expect(lists).toEqual([
    ['catalog/sofas', 'On page 2'],
    ['catalog/sofas', 'On page 3'],
  ]);
});

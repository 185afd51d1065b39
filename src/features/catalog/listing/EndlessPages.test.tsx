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

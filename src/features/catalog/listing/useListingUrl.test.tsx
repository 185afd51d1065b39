import { act, renderHook } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { filtersCleared, rangeChosen, valueToggled } from './listingState';
import { useListingUrl } from './useListingUrl';

function open(path: string) {
  const { wrap } = createTestApp({ path });
  const { result } = renderHook(() => ({ location: useLocation(), listing: useListingUrl() }), {
    wrapper: ({ children }: { children: ReactNode }) => wrap(children),
  });
  return {
    location: () => result.current.location,
    state: () => result.current.listing[0],
    show: result.current.listing[1],
  };
}

it('changes the URL', () => {
  const { location, show } = open('/catalog/sofas');
  act(() => show((current) => valueToggled(current, 'style', 'modern')));
  expect(location().search).toBe('?style=modern');
});

it('makes no entry of the history for a change that changes nothing', () => {
  const { location, state, show } = open('/catalog/sofas?order=price');
  const { key } = location();
  act(() => show(filtersCleared(state())));
  act(() => show((current) => rangeChosen(current, 'price', { from: null, to: null })));
  expect(location().key).toBe(key);
});

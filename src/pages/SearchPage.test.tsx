import type { ApiRequest, ApiResponse } from '@contract/transport';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Component } from './SearchPage';

const search = vi.fn<(request: ApiRequest) => ApiResponse>();

function showPage(term: string) {
  const { wrap } = createTestApp({
    path: `/search/${term}`,
    send: async (request) =>
      request.path.startsWith('/search/') ? search(request) : { status: 0, body: undefined },
  });
  render(
    wrap(
      <Routes>
        <Route path="/search/:term" element={<Component />} />
      </Routes>,
    ),
  );
}

function showSearch(term: string, corrected_term: string) {
  const products = [{ entity_id: 1, name: 'Hudson Sofa' }];
  search.mockReturnValue({ status: 200, body: { products, total: 1, corrected_term } });
  showPage(term);
}

it('announces the correction of a mistyped term', async () => {
  showSearch('soffa', 'sofa');
  const note = await screen.findByText('No results for “soffa”. Showing results for “sofa” instead.');
  expect(note.getAttribute('role')).toBe('status');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Results for “sofa”');
});

it('shows no note without a correction', async () => {
  showSearch('sofa', '');
  await screen.findByText('Hudson Sofa');
  expect(screen.queryByText(/No results for/)).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Results for “sofa”');
});

it('asks for products only (docs/spec/08 §1)', async () => {
  showSearch('sofa', '');
  await screen.findByText('Hudson Sofa');
  expect(search.mock.lastCall?.[0].query).toMatchObject({ embed: 'products' });
});

it.each([
  [500, 'There was an error fetching products. Please try again later.'],
  [422, 'There was an error fetching products.'],
])('says after status %i: %s, and tries again (docs/spec/07 §7)', async (status, message) => {
  search.mockReturnValue({ status, body: {} });
  showPage('sofa');
  await screen.findByText(message);
  expect(screen.queryByText(/Offline, the search/)).toBeNull();
  search.mockReturnValue({
    status: 200,
    body: { products: [{ entity_id: 1, name: 'Hudson Sofa' }], total: 1 },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Hudson Sofa');
});

it('covers the products seen on the device only without network (docs/spec/19 §10)', async () => {
  search.mockReturnValue({ status: 0, body: undefined });
  showPage('sofa');
  await screen.findByText(/Offline, the search covers only/);
});

it('is answered by a help page alone, without “Nothing found”', async () => {
  const pages = [{ identifier: 'returns', title: 'Returns' }];
  search.mockReturnValue({ status: 200, body: { products: [], total: 0, pages } });
  showPage('returns');
  const link = await screen.findByRole('link', { name: 'Returns' });
  expect(link.getAttribute('href')).toBe('/returns');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Results for “returns”');
  expect(screen.queryByText(/Nothing found/)).toBeNull();
});

it('names the filter, and offers its other values, when the filtered listing leaves its facet out', async () => {
  const products = [{ entity_id: 1, name: 'Hudson Sofa' }];
  const values = [
    { value: '11', label: 'Oak', count: 4 },
    { value: '12', label: 'Walnut', count: 3 },
  ];
  const color = { code: 'color', label: 'Color', values };
  search.mockImplementation(({ query }) => ({
    status: 200,
    body: { products, total: 1, facets: query?.filters ? [] : [color] },
  }));
  showPage('sofa?color=11');
  await screen.findByText('Color: Oak');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Oak' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Walnut' }));
  await screen.findByText('Color: Walnut');
  expect(search.mock.lastCall?.[0].query?.filters).toBe('color:11,12');
});

it('sends the filters of the URL to a backend that lists products without facets (docs/spec/07 §2)', async () => {
  const products = [{ entity_id: 1, name: 'Hudson Sofa' }];
  search.mockImplementation(() => ({ status: 200, body: { products } }));
  showPage('sofa?color=11|12&price=100-500&gclid=1');
  await screen.findByText('Hudson Sofa');
  await waitFor(() => expect(search.mock.lastCall?.[0].query?.filters).toBe('color:11,12;price:100-500'));
});

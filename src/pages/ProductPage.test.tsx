import { type CategoryPage, category, categoryPage } from '@contract/category';
import { tenantConfig } from '@contract/config';
import { product, productPage } from '@contract/product';
import { searchListing, suggestions } from '@contract/search';
import type { ApiRequest } from '@contract/transport';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { categoriesApi } from '@/api/categoriesApi';
import { catalogApi } from '@/features/catalog/catalogApi';
import { contentApi } from '@/features/content/contentApi';
import { locationSelected } from '@/features/locations/locationsSlice';
import { findProductInCache } from '@/features/product/data/findProductInCache';
import { productApi } from '@/features/product/data/productApi';
import { ProductTile } from '@/features/product/tile/ProductTile';
import { searchApi } from '@/features/search/searchApi';
import { MainArea } from '@/widgets/MainArea';
import { Component, preload } from './ProductPage';

const sofa = z.parse(product, { entity_id: '7', url_key: 'hudson-sofa', name: 'Hudson Sofa', price: 999 });
const query = { embed: 'products', page: 1, limit: 24 };

afterEach(() => vi.unstubAllGlobals());

const showPage = (wrap: ReturnType<typeof createTestApp>['wrap']) =>
  render(
    wrap(
      <MainArea>
        <Routes>
          <Route path="/product/:key" element={<Component />} />
        </Routes>
      </MainArea>,
    ),
  );

it('requests a product once with the selected location: on the tile, at preload and on the page', async () => {
  vi.stubGlobal('scrollTo', vi.fn());
  const requests: ApiRequest[] = [];
  const { store, wrap } = createTestApp({
    path: '/product/hudson-sofa',
    send: async (request) => {
      if (request.path !== '/products/hudson-sofa') return { status: 0, body: undefined };
      requests.push(request);
      return { status: 200, body: sofa };
    },
  });
  store.dispatch(locationSelected({ store_id: '3', store_name: 'Downtown', phone: '' }));
  const tile = render(
    wrap(
      <MainArea>
        <ProductTile product={sofa} />
      </MainArea>,
    ),
  );
  fireEvent.pointerDown(await screen.findByRole('article'));
  await waitFor(() => expect(requests).toHaveLength(1));
  tile.unmount();
  await preload?.({
    dispatch: store.dispatch,
    options: { subscribe: false },
    params: { key: 'hudson-sofa' },
    url: new URL('https://shop.test/product/hudson-sofa'),
    config: z.parse(tenantConfig, {}),
    isSmallScreen: false,
    hasLayout: true,
    locationId: '3',
  });
  showPage(wrap);
  await screen.findByRole('heading', { level: 1, name: 'Hudson Sofa' });
  expect(requests.map((request) => request.query?.storelocationid)).toEqual(['3']);
});

it('shows link previews the picture of the version that it opens with', async () => {
  vi.stubGlobal('scrollTo', vi.fn());
  const chair = z.parse(productPage, {
    ...sofa,
    image_url: { normal: 'https://shop.test/oat.webp' },
    attributes: [
      { id: '9', code: 'color', label: 'Color', options: [{ id: '1', label: 'Moss', products: ['8'] }] },
    ],
    simple_products: [
      {
        entity_id: '8',
        sku: 'MOSS',
        price: 999,
        in_stock: true,
        images: [{ url: 'https://shop.test/moss.webp' }],
      },
    ],
  });
  const { wrap } = createTestApp({
    path: '/product/hudson-sofa',
    send: async ({ path }) =>
      path === '/products/hudson-sofa' ? { status: 200, body: chair } : { status: 0, body: undefined },
  });
  showPage(wrap);
  await waitFor(() =>
    expect(document.querySelector('meta[property="og:image"]')?.getAttribute('content')).toBe(
      'https://shop.test/moss.webp',
    ),
  );
});

it.each([
  [true, 'simple'],
  [false, 'configurable'],
])('offers delivery (%s) for a %s product without variants', async (isOffered, type_id) => {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.spyOn(console, 'warn').mockReturnValue();
  const { wrap } = createTestApp({
    path: '/product/hudson-sofa',
    send: async ({ path }) =>
      path === '/products/hudson-sofa'
        ? { status: 200, body: { ...sofa, type_id, in_stock: true } }
        : { status: 0, body: undefined },
  });
  showPage(wrap);
  await screen.findByText(isOffered ? /^Delivery to ZIP/ : /can’t be ordered online/);
  expect(screen.queryByText(/^Delivery to ZIP/) !== null).toBe(isOffered);
});

type Dispatch = ReturnType<typeof createTestApp>['store']['dispatch'];

const listing = { products: [sofa], total: 1 };
const categoryQuery = {
  ...query,
  order: undefined,
  dir: undefined,
  visibility: undefined,
  filters: undefined,
};
const cachedLists: Record<string, (dispatch: Dispatch) => Promise<unknown>> = {
  getCategory: (dispatch) =>
    dispatch(
      catalogApi.util.upsertQueryData(
        'getCategory',
        { key: 'sofas', query: categoryQuery },
        z.parse(categoryPage, { entity_id: '5', url_key: 'sofas', listing }) as CategoryPage,
      ),
    ),
  searchProducts: (dispatch) =>
    dispatch(
      searchApi.util.upsertQueryData(
        'searchProducts',
        { term: 'sofa', query },
        z.parse(searchListing, listing),
      ),
    ),
  getSuggestions: (dispatch) =>
    dispatch(searchApi.util.upsertQueryData('getSuggestions', 'sofa', z.parse(suggestions, listing))),
  getPersonalProducts: (dispatch) =>
    dispatch(productApi.util.upsertQueryData('getPersonalProducts', {}, [sofa])),
  getPosmProducts: (dispatch) =>
    dispatch(catalogApi.util.upsertQueryData('getPosmProducts', 'norrfell', [sofa])),
  getProductList: (dispatch) =>
    dispatch(
      contentApi.util.upsertQueryData(
        'getProductList',
        { category: 'sofas', skus: '', attribute: '', value: '', order: '', limit: 4 },
        [sofa],
      ),
    ),
};

it.each(Object.keys(cachedLists))('finds a product in a cached response of %s', async (endpointName) => {
  const { store } = createTestApp();
  await cachedLists[endpointName]?.(store.dispatch);
  expect(findProductInCache(store.getState(), 'hudson-sofa')).toMatchObject({
    name: 'Hudson Sofa',
    images: [],
  });
});

it('does not take a cached category with the same url_key for a product', async () => {
  const { store } = createTestApp();
  const sofas = z.parse(category, { entity_id: '5', url_key: 'hudson-sofa', name: 'Hudson' });
  await store.dispatch(categoriesApi.util.upsertQueryData('listCategories', undefined, [sofas]));
  expect(findProductInCache(store.getState(), 'hudson-sofa')).toBeUndefined();
});

it('skips a cached product that the page cannot show', async () => {
  const { store } = createTestApp();
  const invalid = { ...sofa, images: [5] };
  await store.dispatch(productApi.util.upsertQueryData('getPersonalProducts', {}, [invalid]));
  expect(findProductInCache(store.getState(), 'hudson-sofa')).toBeUndefined();
});

it.each([
  ['Not Visible Individually', 'noindex, nofollow'],
  [1, 'noindex, nofollow'],
  ['Catalog, Search', undefined],
  [4, undefined],
])('a product of the visibility %j tells search engines %j', async (visibility, robots) => {
  const body = { ...sofa, visibility };
  const { wrap } = createTestApp({
    path: '/product/hudson-sofa',
    send: async ({ path }) =>
      path === '/products/hudson-sofa' ? { status: 200, body } : { status: 0, body: undefined },
  });
  render(
    wrap(
      <Routes>
        <Route path="/product/:key" element={<Component />} />
      </Routes>,
    ),
  );
  await screen.findByRole('heading', { level: 1, name: 'Hudson Sofa' });
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe(robots);
});

import type { Transport } from '@contract/transport';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { PlatformProvider } from '@/platform/PlatformContext';
import type { Platform } from '@/platform/platform';
import { Component } from './CatalogPage';

const updates = { onReady: () => () => {}, apply: async () => {} };

const CurrentSearch = () => useLocation().search;
const CurrentPath = () => <output aria-label="current path">{useLocation().pathname}</output>;

function open(redirect: string, fields: object = {}, search = '', kind: Platform['kind'] = 'web') {
  const send: Transport = async ({ path }) => ({
    status: 200,
    body:
      path === '/categories/moved'
        ? { entity_id: '7', name: 'Moved', url_key: 'moved', redirect, ...fields }
        : [],
  });
  const { wrap } = createTestApp({ send, path: `/catalog/moved${search}` });
  render(
    wrap(
      <PlatformProvider value={{ kind, kiosk: null, updates }}>
        <CurrentPath />
        <Routes>
          <Route path="/catalog/:key" element={<Component />} />
          <Route path="*" element={null} />
        </Routes>
      </PlatformProvider>,
    ),
  );
}

it.each([
  ['/catalog/sofas', '/catalog/sofas'],
  ['catalog/sofas', '/catalog/sofas'],
])('a category that redirects to %s shows it in the shop', async (redirect, path) => {
  open(redirect);
  await waitFor(() => expect(screen.getByLabelText('current path').textContent).toBe(path));
});

it.each(['https://outlet.example/x', '//outlet.example/x', 'mailto:ada@shop.example'])(
  'a category that redirects to %s leaves the shop',
  async (redirect) => {
    const replace = vi.fn();
    vi.stubGlobal('location', { ...window.location, replace });
    open(redirect);
    await waitFor(() => expect(replace).toHaveBeenCalledWith(redirect));
  },
);

it('a category that redirects to another site is offered on the phone at a kiosk', async () => {
  const replace = vi.fn();
  vi.stubGlobal('location', { ...window.location, replace });
  open('https://outlet.example/x', {}, '', 'kiosk');
  expect(await screen.findByRole('heading', { name: 'Moved' })).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'Code with the address of the page' })).toBeTruthy();
  expect(replace).not.toHaveBeenCalled();
});

it('a category whose redirect is a script is not found, and runs nothing', async () => {
  const replace = vi.fn();
  vi.stubGlobal('location', { ...window.location, replace });
  open('javascript:alert(1)');
  await screen.findByRole('heading', { level: 1 });
  expect(replace).not.toHaveBeenCalled();
});

it.each(['', '?gclid=1&utm_source=mail', '?ref=x&_kx=2&fbclid=3'])(
  'a landing page is one with the parameters %j too',
  async (search) => {
    open('', { display_mode: 'PAGE', product_count: 12 }, search);
    const all = await screen.findByRole('link', { name: /12/ });
    expect(all.getAttribute('href')).toContain('display_mode=grid');
    expect(screen.queryByRole('button', { name: 'Show as list' })).toBeNull();
  },
);

it.each([
  ['those of the listing', { listing: { products: [], total: 12 } }, 'See all 12 products'],
  ['no number', {}, 'See all products'],
])('a landing page without a number of products names %s', async (_, fields, name) => {
  open('', { display_mode: 'PAGE', ...fields });
  expect(await screen.findByRole('link', { name })).toBeTruthy();
});

it('a landing page has the sections of its backend by the names of the specification', async () => {
  open('', {
    display_mode: 'PAGE',
    sections: ['featured_products', 'featured_products'],
    products: [{ entity_id: '1', name: 'Hudson Sofa' }],
  });
  expect(await screen.findAllByRole('heading', { name: 'Loved by our customers' })).toHaveLength(2);
});

it('a landing page without sections of its backend has those of the specification', async () => {
  open('', {
    display_mode: 'PAGE',
    products: [{ entity_id: '1', name: 'Hudson Sofa' }],
    filters: [{ code: 'brand', name: 'Brand', options: [{ value: 'northquay', label: 'Northquay' }] }],
  });
  const brand = await screen.findByRole('link', { name: 'Northquay' });
  expect(brand.getAttribute('href')).toBe('/catalog/moved?brand=northquay');
  await screen.findByRole('heading', { name: 'Loved by our customers' });
  expect(screen.getAllByText('Hudson Sofa')).not.toHaveLength(0);
});

it('a landing page gives way to its listing as a whole', async () => {
  const listing = { products: [{ entity_id: '1', name: 'Hudson Sofa' }], total: 12 };
  open('', { display_mode: 'PAGE', listing, bottom_description: '<p>Made in Oregon</p>' });
  await userEvent.click(await screen.findByRole('link', { name: /12/ }));
  await screen.findByRole('button', { name: 'Show as list' });
  expect(screen.queryByRole('link', { name: /12/ })).toBeNull();
  expect(screen.getAllByText('Made in Oregon')).toHaveLength(1);
});

it('a landing page that is filtered is a listing', async () => {
  open('', { display_mode: 'PAGE', product_count: 12 }, '?display_mode=grid');
  await screen.findByRole('heading', { level: 1, name: 'Moved' });
  expect(screen.queryByRole('link', { name: /12/ })).toBeNull();
});

it('a category names its keywords to search engines', async () => {
  open('', { meta_keywords: 'sofa, oak' });
  await screen.findByRole('heading', { level: 1, name: 'Moved' });
  const keywords = document.querySelector('meta[name=keywords]');
  expect(keywords?.getAttribute('content')).toBe('sofa, oak');
});

it('a page above the last one of the listing shown before is not left while its own is loading', async () => {
  const facets = [{ code: 'style', values: ['modern', 'rustic'] }];
  const products = [{ entity_id: '1', name: 'Hudson Sofa' }];
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const send: Transport = async ({ path, query }) => {
    if (!path.startsWith('/categories/')) return { status: 200, body: [] };
    if (Number(query?.page) === 5) await answered;
    const listing = query?.filters
      ? { products, total: 1, page_count: 1, facets }
      : { products, total: 200, page_count: 9, facets };
    return { status: 200, body: { entity_id: '7', name: 'Sofas', url_key: 'sofas', listing } };
  };
  const { wrap } = createTestApp({ send, path: '/catalog/sofas?style=modern' });
  render(
    wrap(
      <>
        <output aria-label="current search">
          <CurrentSearch />
        </output>
        <Link to="/catalog/sofas?page=5">Page 5</Link>
        <Routes>
          <Route path="/catalog/:key" element={<Component />} />
        </Routes>
      </>,
    ),
  );
  await screen.findByText('Hudson Sofa');
  await userEvent.click(screen.getByRole('link', { name: 'Page 5' }));
  answer();
  await waitFor(() => expect(screen.getByLabelText('current search').textContent).toBe('?page=5'));
  expect(await screen.findByRole('link', { current: 'page', name: /5/ })).toBeTruthy();
});

it('a page chosen below the products focuses their heading, which names it', async () => {
  const send: Transport = async ({ path, query }) => {
    if (!path.startsWith('/categories/')) return { status: 200, body: [] };
    const page = Number(query?.page ?? 1);
    const listing = { products: [{ entity_id: page, name: `Sofa ${page}` }], total: 90, page, page_count: 9 };
    return { status: 200, body: { entity_id: '7', name: 'Sofas', url_key: 'sofas', listing } };
  };
  const { wrap } = createTestApp({ send, path: '/catalog/sofas' });
  render(
    wrap(
      <Routes>
        <Route path="/catalog/:key" element={<Component />} />
      </Routes>,
    ),
  );
  await userEvent.click(await screen.findByRole('link', { name: 'Next page' }));
  await screen.findByText('Sofa 2');
  const heading = screen.getByRole('heading', { name: 'Products, Page 2' });
  expect(document.activeElement).toBe(heading);
});

it('shares no state between the content of two categories', async () => {
  const { wrap } = createTestApp({
    path: '/catalog/beds',
    send: async ({ path }) => {
      const key = path.split('/').at(-1);
      const description = `<p>All ${key}</p><input aria-label="Note">`;
      return {
        status: 200,
        body: path.startsWith('/categories/') ? { entity_id: key, name: key, url_key: key, description } : [],
      };
    },
  });
  render(
    wrap(
      <>
        <Link to="/catalog/beds">Go to beds</Link>
        <Link to="/catalog/sofas">Go to sofas</Link>
        <Routes>
          <Route path="/catalog/:key" element={<Component />} />
        </Routes>
      </>,
    ),
  );
  await screen.findByText('All beds');
  await userEvent.click(screen.getByRole('link', { name: 'Go to sofas' }));
  await screen.findByText('All sofas');
  await userEvent.type(screen.getByLabelText('Note'), 'mine');
  await userEvent.click(screen.getByRole('link', { name: 'Go to beds' }));
  await screen.findByText('All beds');
  expect(screen.getByLabelText('Note')).toHaveProperty('value', '');
});

import { tenantConfig } from '@contract/config';
import type { ReactNode } from 'react';
import { createMemoryRouter, createStaticHandler } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createI18n } from '@/lib/i18n/createI18n';
import type { PageModule } from '@/pages/pageModule';
import { pageLoader } from './page';
import { createRoutes } from './routes';
import { makeStore } from './store';

const shellPreload = vi.fn(async () => ({ status: 200 }));
const pagePreload = vi.fn<NonNullable<PageModule['preload']>>();
const Component = (): ReactNode => null;
vi.mock('@/pages/Shell', () => ({ Component, namespaces: [], preload: shellPreload }));
vi.mock('@/pages/ProductPage', () => ({ Component, namespaces: [], preload: pagePreload }));
vi.mock('@/pages/BlogPage', () => {
  throw new Error('error loading dynamically imported module');
});

const i18n = await createI18n('en');
const config = { tenant: z.parse(tenantConfig, {}), locale: 'en-US' };
const store = makeStore({ send: async () => ({ status: 404, body: null }) }, { config });
const routesFor = (isServer: boolean) => createRoutes(pageLoader({ store, i18n, isServer }));

async function openInBrowser(path: string) {
  const router = createMemoryRouter(routesFor(false), { initialEntries: [path] });
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  return router;
}

async function openOnServer(path: string) {
  const context = await createStaticHandler(routesFor(true)).query(
    new Request(new URL(path, 'https://shop.test')),
  );
  if (context instanceof Response) throw new Error('redirected');
  return context;
}

beforeEach(() => {
  vi.clearAllMocks();
  pagePreload.mockReset();
});

it('starts the requests of the shell once and those of a page at every navigation', async () => {
  const router = await openInBrowser('/product/sofa?color=red');
  await router.navigate('/product/sofa');
  await router.navigate('/product/sofa');
  await router.navigate('/product/sofa#reviews');
  expect(shellPreload).toHaveBeenCalledTimes(1);
  expect(pagePreload).toHaveBeenCalledTimes(3);
  const { params, url, hasLayout } = pagePreload.mock.calls[0]?.[0] ?? {};
  expect([params, url?.search, hasLayout]).toEqual([{ key: 'sofa' }, '?color=red', false]);
  router.dispose();
});

it('waits for the data on the server only', async () => {
  pagePreload.mockReturnValue(new Promise(() => {}));
  (await openInBrowser('/product/sofa')).dispose();
  pagePreload.mockResolvedValue({ status: 404 });
  expect((await openOnServer('/product/sofa')).statusCode).toBe(404);
});

it('prepares the first page with the requests of the shell', async () => {
  const layout = new Promise<never>(() => {});
  shellPreload.mockReturnValueOnce(layout);
  const prepare = vi.fn(async () => {});
  const load = pageLoader({ store, i18n, isServer: false, prepare });
  const router = createMemoryRouter(createRoutes(load), { initialEntries: ['/product/sofa'] });
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  expect(prepare.mock.calls[0]).toEqual([layout]);
  router.dispose();
});

it('reports what fails on the page that it belongs to', async () => {
  expect(Object.keys((await openOnServer('/blog')).errors ?? {})).toEqual(['/blog']);
  pagePreload.mockRejectedValue(new Error('no data'));
  const { errors, statusCode } = await openOnServer('/product/sofa');
  expect(errors).toEqual({ '/product/:key': new Error('no data') });
  expect(statusCode).toBe(500);
});

import { tenantConfig } from '@contract/config';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createI18n } from '@/lib/i18n/createI18n';
import type { PageModule } from '@/pages/pageModule';
import { openPages, type PageContext } from './page';
import { matchPages } from './routes';
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
const browser: PageContext = { store, i18n, isServer: false };

const open = (
  path: string,
  {
    context = browser,
    previous,
  }: { context?: PageContext; previous?: Awaited<ReturnType<typeof openPages>> } = {},
) => openPages(context, matchPages(path, ''), new URL(path, 'https://shop.test'), previous);

beforeEach(() => void vi.clearAllMocks());

it('starts the requests of the shell once and those of a page at every navigation', async () => {
  const first = await open('/product/sofa');
  const second = await open('/product/sofa', { previous: first });
  expect(shellPreload).toHaveBeenCalledTimes(1);
  expect(pagePreload).toHaveBeenCalledTimes(2);
  expect(pagePreload.mock.lastCall?.[0]).toMatchObject({ params: { key: 'sofa' }, hasLayout: false });
  expect(second.map(({ element }) => element)).toEqual(first.map(({ element }) => element));
});

it('waits for the data on the server only', async () => {
  pagePreload.mockReturnValue(new Promise(() => {}));
  await open('/product/sofa');
  pagePreload.mockResolvedValue({ status: 404 });
  const pages = await open('/product/sofa', { context: { ...browser, isServer: true } });
  expect(pages.map(({ outcome }) => outcome?.status)).toEqual([200, 404]);
});

it('reports what fails on the page that it belongs to', async () => {
  const [shell, blog] = await open('/blog');
  expect(shell?.error).toBeUndefined();
  expect(blog).toMatchObject({ element: null, error: expect.any(Error) });
  pagePreload.mockRejectedValue(new Error('no data'));
  const [, product] = await open('/product/sofa', { context: { ...browser, isServer: true } });
  expect(product?.error).toEqual(new Error('no data'));
});

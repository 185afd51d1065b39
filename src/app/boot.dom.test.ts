import { tenantConfig } from '@contract/config';
import { waitFor } from '@tests/waitFor';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createTracker } from '@/browser/tracker';
import { createI18n } from '@/lib/i18n/createI18n';
import type { PageModule } from '@/pages/pageModule';
import type { Platform } from '@/platform/platform';
import { createStore, renderApp } from './boot';

const shellPreload = vi.fn<NonNullable<PageModule['preload']>>();
const Shell = () => createElement('header', null, 'menu');
vi.mock('@/pages/Shell', () => ({ Component: Shell, namespaces: [], preload: shellPreload }));
vi.mock('@/pages/HomePage', () => ({ Component: () => null, namespaces: [], preload: undefined }));
vi.mock('./persistence', () => ({ rehydrate: (_: unknown, done: () => void) => done() }));
vi.mock('@/api/repeatQueries', () => ({ repeatQueries: () => {} }));
vi.mock('@/features/cart/keepLastSeenCart', () => ({ keepLastSeenCart: () => {} }));

const platform: Platform = {
  kind: 'web',
  kiosk: null,
  updates: { onReady: () => () => {}, apply: async () => {} },
};

/** Starts the app in a document that no server rendered. */
async function start(): Promise<HTMLElement> {
  const config = z.parse(tenantConfig, {});
  const language = { basename: '', locale: 'en-US', isSupported: true, i18n: await createI18n('en') };
  const shop = createStore({ config, boot: null }, language, platform, createTracker());
  void renderApp(shop, language, platform);
  await waitFor(() => expect(shellPreload).toHaveBeenCalled());
  return document.getElementById('root') as HTMLElement;
}

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  document.body.innerHTML = '<div id="root"></div>';
});
afterEach(() => {
  shellPreload.mockReset();
  document.body.innerHTML = '';
});

it('waits for the blocks of the shell before the first render, because a later one moves the page', async () => {
  let arrive = () => {};
  shellPreload.mockReturnValue(
    new Promise((resolve) => {
      arrive = () => resolve(undefined);
    }),
  );
  const root = await start();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(root.textContent).toBe('');
  arrive();
  await waitFor(() => expect(root.textContent).toBe('menu'));
});

it('renders without blocks that fail, or that do not arrive', async () => {
  shellPreload.mockRejectedValue(new Error('no code'));
  const root = await start();
  await waitFor(() => expect(root.textContent).toBe('menu'));
  document.body.innerHTML = '<div id="root"></div>';
  shellPreload.mockReturnValue(new Promise(() => {}));
  const next = await start();
  await waitFor(() => expect(next.textContent).toBe('menu'));
});

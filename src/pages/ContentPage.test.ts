import { createTestApp } from '@tests/createTestApp';
import { expect, it, vi } from 'vitest';
import { preload } from './ContentPage';
import type { PagePreload } from './pageModule';

it.each([
  ['an unknown page', { status: 404, body: null }, 404],
  ['an empty object in place of a page', { status: 200, body: {} }, 404],
  ['an empty list, as PHP sends it', { status: 200, body: [] }, 404],
  ['a malformed page', { status: 200, body: 'oops' }, 503],
  ['a failing backend', { status: 500, body: null }, 503],
  ['no response', { status: 0, body: undefined }, 503],
  ['a page', { status: 200, body: { title: 'About us', content: '<p>We.</p>' } }, 200],
])('answers for %s with its own status', async (_, response, status) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { store } = createTestApp({ send: async () => response });
  const context = { dispatch: store.dispatch, options: { subscribe: false }, params: { '*': 'about' } };
  expect(await preload?.(context as unknown as PagePreload)).toEqual({ status });
});

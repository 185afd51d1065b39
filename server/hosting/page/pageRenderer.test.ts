import type { FastifyBaseLogger } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testStock } from '../../../tests/server/testStock.ts';
import type { Render } from './builds.ts';
import { PageRenderer } from './pageRenderer.ts';

const now = Date.parse('2026-11-25T20:00:00Z');
beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const target = { tenant: 'maple', url: new URL('https://shop.example/'), isMobile: false };
const trace = { log: {} as FastifyBaseLogger, timeoutMs: 1_000 };
const version = { revision: 1, stamp: 'a', stock: testStock() };
const part = { text: '{}', id: 'a1b2c3d4' };

it.each([
  [
    'a complete page lasts, and others share its parts',
    false,
    Date.parse('2026-11-26T08:00:00Z'),
    '<footer>',
  ],
  ['a page that lacks data is soon rendered again, and shares nothing', true, now + 5_000, undefined],
])('%s', async (_, hasFailedReads, expiresAt, footer) => {
  let found: string | undefined;
  const render: Render = async ({ shared }) => {
    found = shared?.markup.get('footer');
    return {
      status: 200,
      redirect: null,
      html: '<p>',
      boot: { layout: part, page: part },
      timeZone: 'America/Los_Angeles',
      reads: [],
      hasFailedReads,
      parts: new Map([['footer', '<footer>']]),
    };
  };
  const renderer = new PageRenderer(render, {
    build: { template: '', manifest: {}, inlineScript: '', styles: [] },
    api: () => async () => ({ status: 404, body: null }),
    translations: async () => ({}),
    isSessionFirst: false,
  });
  expect((await renderer.renderShared(target, trace, version)).expiresAt).toBe(expiresAt);
  await renderer.renderShared(target, trace, version);
  expect(found).toBe(footer);
});

import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testStock } from '../../../tests/server/testStock.ts';
import type { PageTarget } from './pageTarget.ts';
import { RenderAhead } from './renderAhead.ts';
import { VisitedSites } from './visitedSites.ts';

beforeEach(() =>
  vi.useFakeTimers({ now: Date.parse('2026-11-24T10:10:00Z'), toFake: ['performance', 'Date'] }),
);
afterEach(() => vi.useRealTimers());

const home = (host = 'shop.example', isMobile = false): PageTarget => ({
  tenant: 'maple',
  url: new URL(`https://${host}/`),
  isMobile,
});

/** A shop of three pages, whose clock moves on while the server waits. */
function shopOf(overrides: { maxBytes?: number; render?: (path: string) => void } = {}) {
  const { maxBytes = 1_000, render = () => undefined } = overrides;
  const version = { revision: 1, stamp: 'a', stock: testStock() };
  const server = new EventEmitter();
  const rendered: string[] = [];
  const onError = vi.fn();
  let waits = 0;
  let proceed = () => {};
  let standsStill = () => {};
  const sites = new VisitedSites(null, vi.fn());
  const ahead = new RenderAhead({
    server,
    sites,
    readVersion: async () => ({ ...version }),
    async *pathsOf(host) {
      if (host === 'gone.example') throw new Error('no such shop');
      yield* ['/', '/catalog/sofas', '/product/elm-sofa'];
    },
    prepare: async ({ url, isMobile }) => {
      render(url.pathname);
      rendered.push(`${url.href}${isMobile ? ' phone' : ''}`);
      return 10;
    },
    maxBytes,
    onError,
    wait: async (ms, signal) => {
      if (waits === 0 && !signal.aborted) {
        const continued = new Promise<void>((resolve) => {
          proceed = resolve;
          signal.addEventListener('abort', () => resolve());
        });
        standsStill();
        await continued;
      }
      waits -= 1;
      vi.advanceTimersByTime(ms);
    },
  });
  ahead.start();
  /** Lets the server wait `count` times, and returns what it has rendered meanwhile. */
  const pass = async (count = 40) => {
    const stillness = new Promise<void>((resolve) => {
      standsStill = resolve;
    });
    waits = count;
    proceed();
    await stillness;
    return rendered.splice(0);
  };
  const visit = (target: PageTarget) => sites.add(target);
  return { ahead, visit, pass, rendered, server, version, onError };
}

it('renders the pages of a visited site once the data has settled, and not twice', async () => {
  const { ahead, visit, pass } = shopOf();
  expect(await pass()).toEqual([]);
  visit(home());
  expect(await pass()).toEqual([
    'https://shop.example/',
    'https://shop.example/catalog/sofas',
    'https://shop.example/product/elm-sofa',
  ]);
  visit(home());
  expect((await pass()).length).toBe(0);
  await ahead.stop();
});

it('renders them again after a change of the data, and at the next half hour', async () => {
  const { ahead, visit, pass, version } = shopOf();
  visit(home());
  expect(await pass()).toHaveLength(3);
  version.revision += 1;
  expect(await pass()).toHaveLength(3);
  version.stock = testStock({}, version.stock);
  expect(await pass()).toHaveLength(0);
  vi.advanceTimersByTime(30 * 60_000);
  expect(await pass()).toHaveLength(3);
  await ahead.stop();
});

it('renders for each host and screen that visitors use', async () => {
  const { ahead, visit, pass } = shopOf();
  visit(home());
  visit(home('shop.example', true));
  visit(home('www.shop.example'));
  const pages = await pass();
  expect(pages).toHaveLength(9);
  expect(pages.filter((page) => page.startsWith('https://shop.example/catalog/sofas'))).toEqual([
    'https://shop.example/catalog/sofas',
    'https://shop.example/catalog/sofas phone',
  ]);
  await ahead.stop();
});

it('waits until a second has passed without a request', async () => {
  const requestedAt: number[] = [];
  const renderedAt: number[] = [];
  const { ahead, visit, pass, server } = shopOf({
    render: () => {
      renderedAt.push(performance.now());
      requestedAt.push(performance.now());
      server.emit('request');
    },
  });
  visit(home());
  await pass();
  expect(renderedAt).toHaveLength(3);
  expect(renderedAt.slice(1).every((at, index) => at - (requestedAt[index] ?? 0) >= 1_000)).toBe(true);
  await ahead.stop();
});

it('ends at the limit of bytes', async () => {
  const { ahead, visit, pass } = shopOf({ maxBytes: 20 });
  visit(home());
  expect(await pass()).toHaveLength(2);
  expect(await pass()).toHaveLength(0);
  await ahead.stop();
});

it('begins anew when the data changes between two pages', async () => {
  const { ahead, visit, pass, version } = shopOf({
    render: (path) => {
      if (path === '/' && version.revision === 1) version.revision += 1;
    },
  });
  visit(home());
  expect((await pass()).map((url) => new URL(url).pathname)).toEqual([
    '/',
    '/',
    '/catalog/sofas',
    '/product/elm-sofa',
  ]);
  await ahead.stop();
});

it('continues after a page that fails', async () => {
  const { ahead, visit, pass, onError } = shopOf({
    render: (path) => {
      if (path === '/') throw new Error('no home page');
    },
  });
  visit(home());
  expect(await pass()).toHaveLength(2);
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('no home page'));
  await ahead.stop();
});

it('continues after a site whose paths can not be read', async () => {
  const { ahead, visit, pass, onError } = shopOf();
  visit(home());
  visit(home('gone.example'));
  expect(await pass()).toHaveLength(3);
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('no such shop'));
  await ahead.stop();
});

it('ends with the server', async () => {
  const { ahead, visit, pass, server, rendered } = shopOf();
  visit(home());
  await pass(1);
  await ahead.stop();
  expect(rendered).toEqual([]);
  expect(server.listenerCount('request')).toBe(0);
});

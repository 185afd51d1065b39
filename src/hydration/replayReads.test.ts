import type { ApiRequest } from '@contract/transport';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Read, recordReads, replayReads } from './replayReads';

const response = { status: 200, body: null };

function fakeWorkers(controller: object | null) {
  const workers = Object.assign(new EventTarget(), { controller });
  vi.stubGlobal('navigator', { serviceWorker: workers });
  return workers;
}
afterEach(() => vi.unstubAllGlobals());

describe('recordReads', () => {
  it('records each shared read once, no personal data and no write', async () => {
    const reads = new Map<string, Read>();
    const send = recordReads(async () => response, reads);
    await send({ method: 'GET', path: '/categories' });
    await send({ method: 'GET', path: '/categories' });
    await send({ method: 'GET', path: '/categories/sofas', query: { page: 2 } });
    await send({ method: 'GET', path: '/cart' });
    await send({ method: 'GET', path: '/customers/self/session' });
    await send({ method: 'POST', path: '/alta/log', body: {} });
    expect([...reads.values()]).toEqual([
      { method: 'GET', path: '/categories', query: undefined },
      { method: 'GET', path: '/categories/sofas', query: { page: 2 } },
    ]);
  });
});

describe('replayReads', () => {
  it('sends the reads again once the service worker is in control', async () => {
    const workers = fakeWorkers(null);
    const sent: ApiRequest[] = [];
    const send = replayReads(
      async (request) => {
        sent.push(request);
        return response;
      },
      [{ method: 'GET', path: '/pages/home' }],
    );
    await send({ method: 'GET', path: '/blocks/footer' });
    workers.controller = {};
    workers.dispatchEvent(new Event('controllerchange'));
    workers.dispatchEvent(new Event('controllerchange'));
    await send({ method: 'GET', path: '/menus' });
    expect(sent.map(({ path }) => path)).toEqual([
      '/blocks/footer',
      '/pages/home',
      '/blocks/footer',
      '/menus',
    ]);
  });

  it('sends nothing again when a service worker already controls the page', () => {
    fakeWorkers({});
    const send = async () => response;
    expect(replayReads(send, [])).toBe(send);
  });
});

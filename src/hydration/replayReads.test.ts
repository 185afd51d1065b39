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

  it('sends nothing again that the service worker does not keep', async () => {
    const workers = fakeWorkers(null);
    const sent: string[] = [];
    const send = replayReads(
      async ({ path }) => {
        sent.push(path);
        return response;
      },
      [{ method: 'GET', path: '/delivery/97209' }],
    );
    await send({ method: 'GET', path: '/products/12/inventory', query: { zip: '97209' } });
    await send({ method: 'GET', path: '/locations', query: { zip: undefined, lat: 45.5, long: -122.6 } });
    await send({ method: 'GET', path: '/locations', query: { zip: undefined } });
    for (const path of ['/products/12/shipping/97209', '/personal/products', '/chat/message/12', '/push/key'])
      await send({ method: 'GET', path });
    sent.length = 0;
    workers.controller = {};
    workers.dispatchEvent(new Event('controllerchange'));
    expect(sent).toEqual(['/locations']);
  });

  it('sends nothing again when a service worker already controls the page', () => {
    fakeWorkers({});
    const send = async () => response;
    expect(replayReads(send, [])).toBe(send);
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ApiRequest } from '@/api/transport';
import { noteReads, type Read, repeatFirstReads } from './firstReads';

const answer = { status: 200, body: null };

function fakeWorkers(controller: object | null) {
  const workers = Object.assign(new EventTarget(), { controller });
  vi.stubGlobal('navigator', { serviceWorker: workers });
  return workers;
}
afterEach(() => vi.unstubAllGlobals());

describe('noteReads', () => {
  it('notes each shared read once, nothing personal and no write', async () => {
    const reads = new Map<string, Read>();
    const send = noteReads(async () => answer, reads);
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

describe('repeatFirstReads', () => {
  it('reads again what came past the worker, once it is in control', async () => {
    const workers = fakeWorkers(null);
    const sent: ApiRequest[] = [];
    const send = repeatFirstReads(
      async (request) => {
        sent.push(request);
        return answer;
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

  it('leaves a page alone that a worker already serves', () => {
    fakeWorkers({});
    const send = async () => answer;
    expect(repeatFirstReads(send, [])).toBe(send);
  });
});

import { afterEach, expect, it, vi } from 'vitest';
import { END_REQUESTS } from '@/browser/workerCaches';
import { data, pictures } from './keptResponses';

afterEach(() => vi.unstubAllGlobals());

/** jsdom has no events of service workers. */
class WorkerEvent {
  waitUntil() {}
}

/** A network that never responds to these requests, unless they are ended. */
function stubNetwork() {
  const sent: string[] = [];
  vi.stubGlobal('ExtendableEvent', WorkerEvent);
  vi.stubGlobal('FetchEvent', class {});
  vi.stubGlobal('caches', {
    open: async () => ({ match: async () => undefined }),
    match: async () => undefined,
  });
  vi.stubGlobal('fetch', ({ url }: Request, init?: RequestInit) => {
    sent.push(url);
    return new Promise((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  });
  return sent;
}

it.each([
  ['data', data, '/api/rest/menus'],
  ['a picture', pictures, '/media/walnut.webp'],
] as const)('ends a request for %s that hangs, and no later one', async (_, { strategy }, path) => {
  const sent = stubNetwork();
  const request = () => {
    const event = new WorkerEvent() as unknown as ExtendableEvent;
    return strategy.handle({ request: new Request(`https://shop.example${path}`), event });
  };
  const hanging = request();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  self.dispatchEvent(new MessageEvent('message', { data: END_REQUESTS }));
  await expect(hanging).rejects.toThrow();
  const later = request();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  const outcome = Promise.race([later.catch(() => 'ended'), Promise.resolve('pending')]);
  expect(await outcome).toBe('pending');
  self.dispatchEvent(new MessageEvent('message', { data: END_REQUESTS }));
  await expect(later).rejects.toThrow();
});

import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const POLICY = 'content-security-policy';
const withPolicy = (policy: string) => new Response('<!doctype html>', { headers: { [POLICY]: policy } });

/** jsdom has no events of workers. */
class NavigationEvent extends Event {
  answer: Promise<Response> | undefined;
  readonly request: Request;

  constructor(path: string) {
    super('fetch');
    this.request = Object.defineProperty(new Request(path), 'mode', { value: 'navigate' });
  }

  respondWith(answer: Promise<Response>): void {
    this.answer = answer;
  }

  waitUntil(): void {}
}

let onFetch: (event: Event) => void;

beforeAll(async () => {
  Object.assign(self, {
    __WB_MANIFEST: [{ url: '/index.html', revision: '1' }],
    __WB_DISABLE_DEV_LOGS: true,
  });
  // A request of a worker is relative to its location.
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, location.href) : input, init);
      }
    },
  );
  for (const name of ['FetchEvent', 'ExtendableEvent']) vi.stubGlobal(name, NavigationEvent);
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
  vi.stubGlobal('caches', {
    match: async (_: unknown, { cacheName }: { cacheName: string }) =>
      withPolicy(cacheName === 'shell-policy' ? 'of the last page' : 'of the release'),
  });
  const add = vi.spyOn(self, 'addEventListener').mockReturnValue(undefined);
  await import('./sw');
  onFetch = add.mock.calls.find(([type]) => String(type) === 'fetch')?.[1] as never;
  add.mockRestore();
});
afterAll(() => {
  vi.unstubAllGlobals();
  for (const name of ['__WB_MANIFEST', '__WB_DISABLE_DEV_LOGS']) Reflect.deleteProperty(self, name);
});

/** What the worker answers to the navigation to a page; undefined for nothing. */
async function open(path: string): Promise<Response | undefined> {
  const event = new NavigationEvent(path);
  onFetch(event);
  return event.answer;
}

it.each(['/', '/?utm_source=mail', '/catalog/sofas', '/index.html'])(
  'opens %s with the policy that the shop sent last',
  async (path) => {
    expect((await open(path))?.headers.get(POLICY)).toBe('of the last page');
  },
);

it('leaves a file to the browser', async () => {
  expect(await open('/media/film.mp4')).toBeUndefined();
});

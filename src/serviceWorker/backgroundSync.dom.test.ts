import { waitFor } from '@tests/waitFor';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { addWrite, delayedWrites, QUEUE_NAME } from '@/api/delayedWrites/writeQueue';
import { clearPersonalStore } from '@/browser/personalStore';

type Listener = (event: { tag: string; waitUntil: (work: Promise<unknown>) => void }) => void;

let onSync: Listener;
let session: { status: number; body: string };
/** Status of the responses to writes. */
let writeStatus: number;
let sent: string[];
let languages: (string | undefined)[];

beforeAll(async () => {
  const add = vi.spyOn(self, 'addEventListener');
  await import('./backgroundSync');
  onSync = add.mock.calls.find(([type]) => String(type) === 'sync')?.[1] as never;
  add.mockRestore();
});

beforeEach(async () => {
  sent = [];
  languages = [];
  writeStatus = 200;
  vi.stubGlobal('fetch', async (url: string, init: { method?: string; headers?: Record<string, string> }) => {
    if (url.endsWith('/customers/self/session'))
      return new Response(session.body, { status: session.status });
    languages.push(init.headers?.['Accept-Language']);
    sent.push(`${init.method} ${url} ${init.headers?.['X-CSRF-Token'] ?? '-'}`);
    return new Response('{}', { status: writeStatus });
  });
  await addWrite({ method: 'POST', path: '/customer/wishlist/items', body: { product_id: '7' } });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await clearPersonalStore('writes');
});

/** What the browser does when the network is back: resolves when the worker has finished. */
async function sync(tag = QUEUE_NAME) {
  let work: Promise<unknown> = Promise.resolve();
  onSync({ tag, waitUntil: (promise) => (work = promise) });
  await work;
}

it.each([
  ['in customer_data', { customer_data: { csrf_token: 't1' } }],
  ['beside it', { csrf_token: 't1', customer_data: [] }],
  ['in customer', { customer: { csrf_token: 't1' } }],
  ['in session', { session: { csrf_token: 't1' } }],
  ['in an envelope', { data: { customer_data: { csrf_token: 't1' } } }],
])('the worker sends the token that a backend writes %s', async (_, body) => {
  session = { status: 200, body: JSON.stringify(body) };
  await sync();
  expect(sent).toEqual(['POST /api/rest/customer/wishlist/items t1']);
  await waitFor(async () => expect(await delayedWrites.oldest(10)).toEqual([]));
});

it.each([
  ['refused', 403, '{}'],
  ['not read', 503, ''],
  ['a page of HTML', 200, '<h1>Sign in to this network</h1>'],
])('the worker sends nothing while the session is %s', async (_, status, body) => {
  session = { status, body };
  await sync().catch(() => undefined);
  expect(sent).toEqual([]);
  expect(await delayedWrites.oldest(10)).toHaveLength(1);
});

it.each([429, 503])(
  'the sync fails, so that the browser repeats it, when the shop answers %i',
  async (status) => {
    session = { status: 200, body: '{}' };
    writeStatus = status;
    await expect(sync()).rejects.toThrow(String(status));
    expect(await delayedWrites.oldest(10)).toHaveLength(1);
  },
);

it('the sync leaves a rejected write to the next tab', async () => {
  session = { status: 200, body: '{}' };
  writeStatus = 401;
  await sync();
  expect(await delayedWrites.oldest(10)).toHaveLength(1);
});

it('the worker sends a write in the language of the page that made it (docs/spec/19 §1)', async () => {
  await clearPersonalStore('writes');
  document.documentElement.lang = 'fr-CA';
  await addWrite({ method: 'DELETE', path: '/customer/wishlist/items' });
  document.documentElement.lang = 'en-US';
  session = { status: 200, body: '{}' };
  await sync();
  expect(languages).toEqual(['fr-CA']);
});

it('the worker ignores what others register', async () => {
  session = { status: 200, body: '{}' };
  await sync('another');
  expect(sent).toEqual([]);
});

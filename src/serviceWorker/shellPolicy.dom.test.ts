import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { END_REQUESTS } from '@/browser/workerCaches';
import { forgetPolicy, handlePage } from './shellPolicy';

const shell = async () =>
  new Response('<!doctype html>', {
    headers: {
      'content-type': 'text/html',
      'content-security-policy': "script-src 'self'",
      'content-security-policy-report-only': 'trusted-types default',
    },
  });

let kept: Map<string, Response>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('caches', {
    open: async () => ({ put: async (key: string, response: Response) => void kept.set(key, response) }),
    match: async (key: string) => kept.get(key)?.clone(),
    delete: async () => kept.clear(),
  });
});
afterEach(() => vi.unstubAllGlobals());

const policy = (text: string) => new Response(null, { headers: { 'content-security-policy': text } });

/** Opens a page. answer: that of the shop to the question for its policy */
async function open(answer: () => Promise<Response>): Promise<Response> {
  const asked = vi.fn(answer);
  vi.stubGlobal('fetch', asked);
  let work: Promise<unknown> = Promise.resolve();
  const event = { waitUntil: (promise: Promise<unknown>) => (work = promise) };
  const page = await handlePage(shell)({ event } as unknown as Parameters<ReturnType<typeof handlePage>>[0]);
  await work;
  expect(asked).toHaveBeenCalledWith(
    '/index.html',
    expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
  );
  return page;
}
const policyOf = ({ headers }: Response) => headers.get('content-security-policy');

it('a page gets the policy that the shop sent last, not the one of the release', async () => {
  const pays = "script-src 'self' https://pay.example";
  expect(policyOf(await open(async () => policy(pays)))).toBe("script-src 'self'");
  const next = await open(async () => policy(pays));
  expect(policyOf(next)).toBe(pays);
  expect(next.headers.get('content-security-policy-report-only')).toBeNull();
  expect([next.headers.get('content-type'), await next.text()]).toEqual(['text/html', '<!doctype html>']);
  await forgetPolicy();
  expect(policyOf(await open(async () => policy(pays)))).toBe("script-src 'self'");
});

it.each([
  ['no network', async () => Promise.reject(new TypeError('offline'))],
  ['a server that fails', async () => new Response(null, { status: 503, headers: policy('x').headers })],
  ['a sign-in page', async () => Object.defineProperty(policy('x'), 'redirected', { value: true })],
  ['a page without a policy', async () => new Response(null)],
])('%s changes no policy', async (_, answer) => {
  await open(answer);
  expect(policyOf(await open(answer))).toBe("script-src 'self'");
});

it('a browser whose storage fails shows the page of the release', async () => {
  vi.stubGlobal('caches', {
    open: async () => Promise.reject(new Error('full')),
    match: async () => Promise.reject(new Error('denied')),
  });
  expect(policyOf(await open(async () => policy('x')))).toBe("script-src 'self'");
});

describe('once the shopper has accepted an update', () => {
  const request = new Request('https://shop.example/order');
  const reload = async (answer: () => Promise<Response>) => {
    vi.resetModules();
    const worker = await import('./shellPolicy');
    self.dispatchEvent(new MessageEvent('message', { data: END_REQUESTS }));
    vi.stubGlobal('fetch', vi.fn(answer));
    const event = { waitUntil: () => undefined };
    const options = { request, event } as unknown as Parameters<ReturnType<typeof handlePage>>[0];
    vi.useFakeTimers();
    const page = worker.handlePage(shell)(options);
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    return (await page).text();
  };

  it('a page is that of the server, which has the new release', async () => {
    expect(await reload(async () => new Response('new'))).toBe('new');
  });

  it.each([
    ['without a network', async () => Promise.reject(new TypeError('offline'))],
    ['with a server that fails', async () => new Response('down', { status: 503 })],
    ['with a server that does not respond', async () => new Promise<Response>(() => {})],
  ])('%s a page is that of the release', async (_, answer) => {
    expect(await reload(answer)).toBe('<!doctype html>');
  });
});

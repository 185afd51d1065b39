import { afterEach, expect, it, vi } from 'vitest';
import { waitFor } from '../../../tests/waitFor.ts';
import { type CachedPage, PageCache } from './pageCache.ts';

afterEach(() => vi.useRealTimers());

const page = (html: string, overrides: Partial<CachedPage> = {}): CachedPage => ({
  renderId: `id of ${html}`,
  status: 200,
  redirect: null,
  html,
  boot: `data of ${html}`,
  hasErrors: false,
  ...overrides,
});

function setup() {
  let revision = 1;
  const onRefreshError = vi.fn();
  const cache = new PageCache(async () => revision, onRefreshError);
  const render = vi.fn(async () => page(`rendering ${render.mock.calls.length}`));
  return { cache, render, onRefreshError, changeRevision: () => (revision += 1) };
}

it('renders a page once for simultaneous requests, until the revision changes', async () => {
  const { cache, render, changeRevision } = setup();
  const both = await Promise.all([cache.get('/sofas', render), cache.get('/sofas', render)]);
  expect(both.map(({ html }) => html)).toEqual(['rendering 1', 'rendering 1']);
  expect((await cache.get('/sofas', render)).html).toBe('rendering 1');
  changeRevision();
  expect((await cache.get('/sofas', render)).html).toBe('rendering 2');
});

it('caches each key separately', async () => {
  const { cache, render } = setup();
  await cache.get('/sofas', render);
  expect((await cache.get('/fr/sofas', render)).html).toBe('rendering 2');
});

it('serves a stale page once more while its successor renders, and no page older than a minute', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { cache, render } = setup();
  await cache.get('/sofas', render);
  vi.advanceTimersByTime(5_001);
  expect((await cache.get('/sofas', render)).html).toBe('rendering 1');
  expect((await cache.get('/sofas', render)).html).toBe('rendering 2');
  vi.advanceTimersByTime(60_001);
  expect((await cache.get('/sofas', render)).html).toBe('rendering 3');
});

it('keeps serving the cached page when its successor fails to render, but never across a new revision', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { cache, render, onRefreshError, changeRevision } = setup();
  await cache.get('/sofas', render);
  vi.advanceTimersByTime(5_001);
  const fail = () => Promise.reject(new Error('broken'));
  expect((await cache.get('/sofas', fail)).html).toBe('rendering 1');
  await waitFor(() => expect(onRefreshError).toHaveBeenCalledWith(new Error('broken')));
  changeRevision();
  await expect(cache.get('/sofas', fail)).rejects.toThrow('broken');
});

it('never caches a failure, a redirect or a page with errors', async () => {
  const { cache } = setup();
  for (const bad of [
    page('x', { status: 503 }),
    page('x', { status: 302 }),
    page('x', { hasErrors: true }),
  ]) {
    await cache.get('/sofas', async () => bad);
    expect((await cache.get('/sofas', async () => page('good', { status: 404 }))).html).toBe('good');
  }
  await expect(cache.get('/sofas', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect((await cache.get('/sofas', async () => page('again'))).html).toBe('again');
});

it('returns the data of the current and the previous rendering, for a browser that requests the data late', async () => {
  const { cache, render, changeRevision } = setup();
  await cache.get('/sofas', render);
  changeRevision();
  await cache.get('/sofas', render);
  expect(cache.bootOf('/sofas', 'id of rendering 1')).toBe('data of rendering 1');
  expect(cache.bootOf('/sofas', 'id of rendering 2')).toBe('data of rendering 2');
  changeRevision();
  await cache.get('/sofas', render);
  expect(cache.bootOf('/sofas', 'id of rendering 1')).toBeNull();
  expect(cache.bootOf('/lamps', 'id of rendering 2')).toBeNull();
});

it('evicts the least recently used page beyond 24 million characters', async () => {
  const { cache } = setup();
  const large = (name: string) => page(name, { html: name.padEnd(8_000_000), boot: null });
  const load = (name: string) => cache.get(name, async () => large(name));
  for (const name of ['a', 'b', 'c']) await load(name);
  await load('a');
  await load('d');
  expect(cache.bootOf('b', 'id of b')).toBeNull();
  const render = vi.fn(async () => large('b'));
  await cache.get('a', render);
  expect(render).not.toHaveBeenCalled();
  await cache.get('b', render);
  expect(render).toHaveBeenCalledOnce();
});

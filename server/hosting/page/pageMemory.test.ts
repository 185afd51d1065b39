import { afterEach, expect, it, vi } from 'vitest';
import { type KeptPage, PageMemory } from './pageMemory.ts';

afterEach(() => vi.useRealTimers());

const page = (html: string, more: Partial<KeptPage> = {}): KeptPage => ({
  status: 200,
  redirect: null,
  html,
  isFaulty: false,
  ...more,
});

function memory() {
  let revision = 1;
  const kept = new PageMemory(async () => revision);
  const make = vi.fn(async () => page(`made ${make.mock.calls.length}`));
  return { kept, make, change: () => (revision += 1) };
}

it('renders a page once for all who ask, until the shop changes', async () => {
  const { kept, make, change } = memory();
  const both = await Promise.all([kept.get('/sofas', make), kept.get('/sofas', make)]);
  expect(both.map(({ html }) => html)).toEqual(['made 1', 'made 1']);
  expect((await kept.get('/sofas', make)).html).toBe('made 1');
  change();
  expect((await kept.get('/sofas', make)).html).toBe('made 2');
});

it('keeps addresses apart and shows nothing older than some seconds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { kept, make } = memory();
  await kept.get('/sofas', make);
  expect((await kept.get('/fr/sofas', make)).html).toBe('made 2');
  vi.advanceTimersByTime(5001);
  expect((await kept.get('/sofas', make)).html).toBe('made 3');
});

it('never keeps a failure, a redirect or a faulty page', async () => {
  const { kept } = memory();
  for (const bad of [page('x', { status: 503 }), page('x', { status: 302 }), page('x', { isFaulty: true })]) {
    await kept.get('/sofas', async () => bad);
    expect((await kept.get('/sofas', async () => page('good', { status: 404 }))).html).toBe('good');
  }
  await expect(kept.get('/sofas', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect((await kept.get('/sofas', async () => page('again'))).html).toBe('again');
});

import { afterEach, expect, it, vi } from 'vitest';
import { type KeptPage, PageMemory } from './pageMemory.ts';

afterEach(() => vi.useRealTimers());

const page = (html: string, more: Partial<KeptPage> = {}): KeptPage => ({
  name: `name of ${html}`,
  status: 200,
  redirect: null,
  html,
  boot: `data of ${html}`,
  isFaulty: false,
  ...more,
});

function memory() {
  let revision = 1;
  const onStale = vi.fn();
  const kept = new PageMemory(async () => revision, onStale);
  const make = vi.fn(async () => page(`made ${make.mock.calls.length}`));
  return { kept, make, onStale, change: () => (revision += 1) };
}

it('renders a page once for all who ask, until the shop changes', async () => {
  const { kept, make, change } = memory();
  const both = await Promise.all([kept.get('/sofas', make), kept.get('/sofas', make)]);
  expect(both.map(({ html }) => html)).toEqual(['made 1', 'made 1']);
  expect((await kept.get('/sofas', make)).html).toBe('made 1');
  change();
  expect((await kept.get('/sofas', make)).html).toBe('made 2');
});

it('keeps addresses apart', async () => {
  const { kept, make } = memory();
  await kept.get('/sofas', make);
  expect((await kept.get('/fr/sofas', make)).html).toBe('made 2');
});

it('shows a page of some seconds once more while the next is made, and none older than a minute', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { kept, make } = memory();
  await kept.get('/sofas', make);
  vi.advanceTimersByTime(5_001);
  expect((await kept.get('/sofas', make)).html).toBe('made 1');
  expect((await kept.get('/sofas', make)).html).toBe('made 2');
  vi.advanceTimersByTime(60_001);
  expect((await kept.get('/sofas', make)).html).toBe('made 3');
});

it('serves on from the page at hand when the next can not be made, and never over a change of the shop', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { kept, make, onStale, change } = memory();
  await kept.get('/sofas', make);
  vi.advanceTimersByTime(5_001);
  const broken = () => Promise.reject(new Error('broken'));
  expect((await kept.get('/sofas', broken)).html).toBe('made 1');
  await vi.waitFor(() => expect(onStale).toHaveBeenCalledWith(new Error('broken')));
  change();
  await expect(kept.get('/sofas', broken)).rejects.toThrow('broken');
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

it('has the data of a page and of the one before it, for a browser that is slow to ask', async () => {
  const { kept, make, change } = memory();
  await kept.get('/sofas', make);
  change();
  await kept.get('/sofas', make);
  expect(kept.bootOf('/sofas', 'name of made 1')).toBe('data of made 1');
  expect(kept.bootOf('/sofas', 'name of made 2')).toBe('data of made 2');
  change();
  await kept.get('/sofas', make);
  expect(kept.bootOf('/sofas', 'name of made 1')).toBeNull();
  expect(kept.bootOf('/lamps', 'name of made 2')).toBeNull();
});

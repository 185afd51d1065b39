import { afterEach, expect, it, vi } from 'vitest';
import { CompressedText } from './compressedText.ts';
import { LayoutDataCache } from './layoutData.ts';

afterEach(() => vi.restoreAllMocks());

const layout = { id: 'a', text: '{"until":"2026-11-23T10:12:30Z"}' };

it('packs a text once for each site, with the instants that it names', async () => {
  const cache = new LayoutDataCache();
  const part = await cache.add('oak', layout);
  expect(await cache.add('oak', layout)).toBe(part);
  expect(part.instants).toEqual([Date.parse('2026-11-23T10:12:30Z')]);
  expect((await (await cache.get('oak', 'a'))?.plain())?.toString()).toBe(layout.text);
  expect(await cache.get('elm', 'a')).toBeNull();
});

it('packs a text again after a failure', async () => {
  const cache = new LayoutDataCache();
  vi.spyOn(CompressedText, 'of').mockRejectedValueOnce(new Error('no memory'));
  await expect(cache.add('oak', layout)).rejects.toThrow('no memory');
  expect((await cache.add('oak', layout)).id).toBe('a');
});

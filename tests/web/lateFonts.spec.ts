import { expect, test } from './fixtures.ts';

/** The fonts of basic Latin (src/ui/fonts.css), which every page needs. */
const fonts = ['Figtree', 'Newsreader'];

test('a new font lays out all texts, so no frame of a first page applies two', async ({ page }) => {
  await page.addInitScript(() => {
    /** The families that are applied for the first time in a frame, frame by frame. */
    const applied: string[][] = [];
    Object.assign(window, { applied });
    const seen = new Set<string>();
    const look = () => {
      const fresh = [...document.fonts]
        .filter(({ status, unicodeRange }) => status === 'loaded' && unicodeRange.startsWith('U+20-7E'))
        .map(({ family }) => family.replaceAll('"', ''))
        .filter((family) => !seen.has(family));
      for (const family of fresh) seen.add(family);
      if (fresh.length > 0) applied.push([...new Set(fresh)]);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/product/hudson-sofa');
  const applied = () => page.evaluate(() => (window as unknown as { applied: string[][] }).applied);
  await expect.poll(async () => (await applied()).flat().toSorted(), { timeout: 30_000 }).toEqual(fonts);
  expect((await applied()).map(({ length }) => length)).toEqual([1, 1]);
});

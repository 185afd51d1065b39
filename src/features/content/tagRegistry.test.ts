import { expect, it, vi } from 'vitest';
import { loadTag, loadTagsIn, tagComponent } from './tagRegistry';

vi.mock('./tags/AvbBrands', () => {
  throw new Error('the file is gone');
});

it('loads the tags of a text; one whose code is missing stops neither the others nor the page', async () => {
  await loadTagsIn('<avb-brands></avb-brands><avb-svg src="/a.svg"></avb-svg><b>');
  expect(tagComponent('avb-svg')).toBe((await loadTag('avb-svg'))?.Tag);
});

import { expect, it } from 'vitest';
import { isSpecialPath, specialPath } from './specialPath';

it.each([
  ['/special/sale/1', true],
  ['/catalog/special/promotion/fall%20rebate', true],
  ['/catalog/sofas/special/manufacturer/norrfell/', true],
  ['/ideas/autumn/living/special/collection/hudson', true],
  ['/catalog/special', false],
  ['/catalog/special/sale', false],
  ['/catalog/specials/sale/1', false],
  ['/special/sale/1/more', false],
])('%s: %s', (path, isSpecial) => expect(isSpecialPath(path)).toBe(isSpecial));

it('escapes attribute and value', () => {
  expect(specialPath('promotion', 'fall rebate/1')).toBe('/catalog/special/promotion/fall%20rebate%2F1');
});

import { expect, it } from 'vitest';
import { posmSections, posmTitle, posmValues } from './posm';

it('of a landing page is a section with its values', () => {
  expect(posmValues('posm:norrfell,northquay')).toBe('norrfell,northquay');
  expect(posmValues('brands')).toBeNull();
});

it('of several values is shown in sections, of one as a list', () => {
  const attribute = 'brandsource_point_of_sale_marketing';
  expect(posmSections(attribute, 'norrfell,northquay')).toEqual(['norrfell', 'northquay']);
  expect(posmSections(attribute, 'norrfell')).toBeNull();
  expect(posmSections('brand', 'norrfell,northquay')).toBeNull();
  expect(posmTitle('hollis-grain')).toBe('Hollis grain');
});

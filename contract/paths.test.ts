import { categoryPath, productPathOf } from '@contract/paths';
import { expect, it } from 'vitest';

it.each([
  ['default-category', '/catalog'],
  ['sofas', '/catalog/sofas'],
  ['beds & more', '/catalog/beds%20%26%20more'],
])('the path of %s is %s', (key, path) => expect(categoryPath(key)).toBe(path));

it.each([
  [{ url_key: 'hudson sofa', entity_id: 7 }, '/product/hudson%20sofa'],
  [{ url_key: '', entity_id: 7 }, '/product/7'],
  [{ entity_id: '7' }, '/product/7'],
])('the path of the product %j is %s', (product, path) => expect(productPathOf(product)).toBe(path));

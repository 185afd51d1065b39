import { categoryPath } from '@contract/paths';
import { expect, it } from 'vitest';

it.each([
  ['default-category', '/catalog'],
  ['sofas', '/catalog/sofas'],
  ['beds & more', '/catalog/beds%20%26%20more'],
])('the path of %s is %s', (key, path) => expect(categoryPath(key)).toBe(path));

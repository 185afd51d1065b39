import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { category } from '@/api/contract/category';
import { categoryTree } from './categoryTree';

const of = (given: Record<string, unknown>) => z.parse(category, given);

const categories = [
  of({ entity_id: 2, level: 1, name: 'Root', url_key: 'root' }),
  of({ entity_id: 5, parent_id: 2, level: 2, name: 'Bedroom', url_key: 'bedroom', position: 2 }),
  of({ entity_id: 4, parent_id: 2, level: 2, name: 'Living', url_key: 'living', position: 1 }),
  of({ entity_id: 9, parent_id: 4, level: 3, name: 'Sofas & more', url_key: 'sofas & more' }),
  of({ entity_id: 8, parent_id: 4, level: 3, name: 'Hidden', url_key: 'hidden', include_in_menu: '0' }),
  of({ entity_id: 7, parent_id: 2, level: 2, name: 'All', url_key: 'default-category' }),
];

describe('categoryTree', () => {
  it('has level 2 at its head, in order of position, without root, default and hidden ones', () => {
    const tree = categoryTree(categories);
    expect(tree.map(({ name }) => name)).toEqual(['Living', 'Bedroom']);
    expect(tree[0]?.children.map(({ path }) => path)).toEqual(['/catalog/sofas%20%26%20more']);
  });

  it('ends on a tree that loops', () => {
    const loop = [
      of({ entity_id: 3, parent_id: 2, level: 2, name: 'A', url_key: 'a' }),
      of({ entity_id: 4, parent_id: 4, level: 3, name: 'B', url_key: 'b' }),
      of({ entity_id: 5, parent_id: 3, level: 3, name: 'C', url_key: 'c' }),
    ];
    expect(categoryTree(loop)[0]?.children.map(({ name }) => name)).toEqual(['C']);
  });
});

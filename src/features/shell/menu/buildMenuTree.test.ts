import { category } from '@contract/category';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { buildMenuTree, type MenuCategory } from './buildMenuTree';

const toCategory = (fields: Record<string, unknown>) => z.parse(category, fields);

const categories = [
  toCategory({ entity_id: 2, level: 1, name: 'Root', url_key: 'root' }),
  toCategory({ entity_id: 5, parent_id: 2, level: 2, name: 'Bedroom', url_key: 'bedroom', position: 2 }),
  toCategory({ entity_id: 4, parent_id: 2, level: 2, name: 'Living', url_key: 'living', position: 1 }),
  toCategory({ entity_id: 9, parent_id: 4, level: 3, name: 'Sofas & more', url_key: 'sofas & more' }),
  toCategory({
    entity_id: 8,
    parent_id: 4,
    level: 3,
    name: 'Hidden',
    url_key: 'hidden',
    include_in_menu: '0',
  }),
  toCategory({ entity_id: 7, parent_id: 2, level: 2, name: 'All', url_key: 'default-category' }),
];

describe('buildMenuTree', () => {
  it('starts at level 2 sorted by position, without root, default and hidden categories', () => {
    const tree = buildMenuTree(categories);
    expect(tree.map(({ name }) => name)).toEqual(['Living', 'Bedroom']);
    expect(tree[0]?.children.map(({ path }) => path)).toEqual(['/catalog/sofas%20%26%20more']);
  });

  it('has categories whose ids are words', () => {
    const tree = buildMenuTree([
      toCategory({ entity_id: 'sofas', level: 2, url_key: 'sofas' }),
      toCategory({ entity_id: 'sleepers', parent_id: 'sofas', level: 3, url_key: 'sleepers' }),
    ]);
    expect(tree.map(({ id, children }) => [id, children.length])).toEqual([['sofas', 1]]);
  });

  it('ends a cyclic tree after four levels of children', () => {
    const cycle = [
      toCategory({ entity_id: 3, parent_id: 4, level: 2, name: 'A', url_key: 'a' }),
      toCategory({ entity_id: 4, parent_id: 3, level: 3, name: 'B', url_key: 'b' }),
    ];
    const namesBelow = ({ name, children }: MenuCategory): string[] => [
      name,
      ...children.flatMap(namesBelow),
    ];
    expect(buildMenuTree(cycle).flatMap(namesBelow)).toEqual(['A', 'B', 'A', 'B', 'A']);
  });
});

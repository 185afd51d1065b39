import type { Category } from '@/api/contract/category';
import { DEFAULT_CATEGORY } from './catalogApi';

/** The root of every tree; never shown (shell specification §9). */
const ROOT_ID = '2';

type Node = Pick<Category, 'entity_id' | 'parent_id' | 'name' | 'url_key'>;

/**
 * From the first level, or from the root when withRoot, down to the category's parent. A tree that loops ends where it
 * was seen before. @throws TypeError when categories is no list (shell specification §4 and §8)
 */
export function ancestorsOf<T extends Node>(
  categories: readonly T[],
  category: Node,
  { withRoot = false } = {},
): T[] {
  if (!Array.isArray(categories)) throw new TypeError('The categories are not a list');
  const byId = new Map(categories.map((known) => [known.entity_id, known]));
  const path: T[] = [];
  let at = byId.get(category.parent_id ?? '');
  while (at && at.entity_id !== ROOT_ID && !path.includes(at)) {
    path.unshift(at);
    at = byId.get(at.parent_id ?? '');
  }
  const root = withRoot ? byId.get(ROOT_ID) : undefined;
  return root && category.entity_id !== ROOT_ID ? [root, ...path] : path;
}

/** What a category leads on to; the default one, where everything is, leads to the first level. */
export function childrenOf(categories: readonly Category[], { entity_id, url_key }: Node): Category[] {
  const parentId = url_key === DEFAULT_CATEGORY ? ROOT_ID : entity_id;
  return categories
    .filter((category) => category.parent_id === parentId && category.entity_id !== entity_id)
    .filter(({ include_in_menu }) => include_in_menu)
    .sort((a, b) => a.position - b.position);
}

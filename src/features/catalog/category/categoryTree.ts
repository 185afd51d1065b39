import type { Category } from '@contract/category';
import { DEFAULT_CATEGORY } from '@contract/paths';

/** The root of every tree; never shown (docs/spec/03 §6). */
const ROOT_ID = '2';

type Node = Pick<Category, 'entity_id' | 'parent_id' | 'name' | 'url_key'>;

/**
 * Returns the ancestors of a category, from the first level (or from the root with withRoot) down to the parent. Stops at a cycle. @throws
 * TypeError when categories is not an array (docs/spec/03 §6)
 */
export function ancestorsOf<T extends Node>(
  categories: readonly T[],
  category: Node,
  { withRoot = false } = {},
): T[] {
  if (!Array.isArray(categories)) throw new TypeError('The categories are not a list');
  const byId = new Map(categories.map((candidate) => [candidate.entity_id, candidate]));
  const path: T[] = [];
  let at = byId.get(category.parent_id ?? '');
  while (at && at.entity_id !== ROOT_ID && !path.includes(at)) {
    path.unshift(at);
    at = byId.get(at.parent_id ?? '');
  }
  const root = withRoot ? byId.get(ROOT_ID) : undefined;
  return root && category.entity_id !== ROOT_ID ? [root, ...path] : path;
}

/** Returns the child categories shown in menus; the default category has those of the first level. */
export function childrenOf(categories: readonly Category[], { entity_id, url_key }: Node): Category[] {
  const parentId = url_key === DEFAULT_CATEGORY ? ROOT_ID : entity_id;
  return categories
    .filter((category) => category.parent_id === parentId && category.entity_id !== entity_id)
    .filter(({ include_in_menu }) => include_in_menu)
    .sort((a, b) => a.position - b.position);
}

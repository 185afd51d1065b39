import type { Category } from '@/api/contract/category';
import { DEFAULT_CATEGORY } from './catalogApi';

/** The root of every tree; never shown (shell specification §9). */
const ROOT_ID = '2';

type Node = Pick<Category, 'entity_id' | 'parent_id' | 'name' | 'url_key'>;

/** From the first level down to the category's parent. A tree that loops ends where it was seen before. */
export function ancestorsOf<T extends Node>(categories: readonly T[], category: Node): T[] {
  const byId = new Map(categories.map((known) => [known.entity_id, known]));
  const path: T[] = [];
  let at = byId.get(category.parent_id ?? '');
  while (at && at.entity_id !== ROOT_ID && !path.includes(at)) {
    path.unshift(at);
    at = byId.get(at.parent_id ?? '');
  }
  return path;
}

/** What a category leads on to; the default one, where everything is, leads to the first level. */
export function childrenOf(categories: readonly Category[], { entity_id, url_key }: Node): Category[] {
  const parentId = url_key === DEFAULT_CATEGORY ? ROOT_ID : entity_id;
  return categories
    .filter((category) => category.parent_id === parentId && category.entity_id !== entity_id)
    .filter(({ include_in_menu }) => include_in_menu)
    .sort((a, b) => a.position - b.position);
}

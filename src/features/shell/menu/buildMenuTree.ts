import type { Category } from '@contract/category';
import { categoryPath, DEFAULT_CATEGORY } from '@contract/paths';

/** A category of the menu with its children. */
export interface MenuCategory {
  id: string;
  name: string;
  path: string;
  iconUrl: string;
  imageUrl: string;
  urlKey: string;
  children: MenuCategory[];
}

/** Level of the top categories of the menu. */
const TOP_LEVEL = 2;
/** Ids up to the root's id are technical nodes without a page (docs/spec/03 §6). */
const ROOT_ID = 2;

/** The default category is /catalog itself and has no menu entry. */
const isInMenu = ({ entity_id, include_in_menu, url_key }: Category) =>
  include_in_menu && !(Number(entity_id) <= ROOT_ID) && url_key !== DEFAULT_CATEGORY;

/** Builds the menu tree from the flat list of GET /categories. Each level is sorted by position. */
export function buildMenuTree(categories: readonly Category[]): MenuCategory[] {
  const visible = categories.filter(isInMenu).sort((a, b) => a.position - b.position);
  const childrenOf = (parentId: string, depth: number): MenuCategory[] =>
    depth > 4
      ? []
      : visible
          .filter(({ parent_id }) => parent_id === parentId)
          .map((child) => toMenuCategory(child, depth));
  const toMenuCategory = (category: Category, depth: number): MenuCategory => ({
    id: category.entity_id,
    name: category.name,
    path: categoryPath(category.url_key),
    iconUrl: category.icon_url,
    imageUrl: category.image_url,
    urlKey: category.url_key,
    children: childrenOf(category.entity_id, depth + 1),
  });
  return visible.filter(({ level }) => level === TOP_LEVEL).map((category) => toMenuCategory(category, 0));
}

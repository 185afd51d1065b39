import type { Category } from '@/api/contract/category';

/** A category of the menu with what is below it. */
export interface MenuCategory {
  id: string;
  name: string;
  path: string;
  iconUrl: string;
  imageUrl: string;
  urlKey: string;
  children: MenuCategory[];
}

/** Level of the categories that head the menu. */
const TOP_LEVEL = 2;
/** Ids up to the root's are the tree's own and no places to go (commerce specification §2). */
const ROOT_ID = 2;
/** Shown as /catalog itself, so not in the menu. */
const DEFAULT_KEY = 'default-category';

const isOffered = ({ entity_id, include_in_menu, url_key }: Category) =>
  include_in_menu && Number(entity_id) > ROOT_ID && url_key !== DEFAULT_KEY;

/** The menu's tree out of the flat list of GET /categories, each level in order of position. */
export function categoryTree(categories: readonly Category[]): MenuCategory[] {
  const offered = categories.filter(isOffered).sort((a, b) => a.position - b.position);
  const below = (parentId: string, depth: number): MenuCategory[] =>
    depth > 4 ? [] : offered.filter(({ parent_id }) => parent_id === parentId).map((at) => node(at, depth));
  const node = (category: Category, depth: number): MenuCategory => ({
    id: category.entity_id,
    name: category.name,
    path: `/catalog/${encodeURIComponent(category.url_key)}`,
    iconUrl: category.icon_url,
    imageUrl: category.image_url,
    urlKey: category.url_key,
    children: below(category.entity_id, depth + 1),
  });
  return offered.filter(({ level }) => level === TOP_LEVEL).map((category) => node(category, 0));
}

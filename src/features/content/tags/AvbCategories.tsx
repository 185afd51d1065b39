import type { Category } from '@contract/category';
import { categoryPath } from '@contract/paths';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { categoriesApi, useListCategoriesQuery } from '@/api/categoriesApi';
import { parsePositiveNumber } from '@/features/content/tagAttributes';
import type { TagModule } from '@/features/content/tagModule';
import { Picture } from '@/ui/Picture';
import styles from './AvbCategories.module.css';

export const preload: TagModule['preload'] = async (_, { dispatch, options }) =>
  dispatch(categoriesApi.endpoints.listCategories.initiate(undefined, options));

/** Maximum number of categories in a row. */
const MAX_COLUMNS = 9;

/**
 * Returns the categories listed in keys, in that order; or else the children of parent, or else the top level: those that menus show, in
 * their order. parent and keys contain url keys
 */
function selectCategories(categories: readonly Category[], parent: string, keys: string): Category[] {
  if (keys) {
    const names = keys.split(',').map((key) => key.trim());
    return names.flatMap((name) => categories.filter(({ url_key }) => url_key === name));
  }
  const parentId = parent ? categories.find(({ url_key }) => url_key === parent)?.entity_id : undefined;
  return categories
    .filter(({ include_in_menu }) => include_in_menu)
    .filter(({ parent_id, level }) => (parent ? parent_id === parentId : level === 2))
    .sort((a, b) => a.position - b.position);
}

/** Custom properties with the number of columns for a single row and for several rows: two, or three if these leave no gap. */
function columnStyle(count: number): CSSProperties {
  const columnCount = Math.min(count, MAX_COLUMNS);
  const rows = columnCount % 2 === 1 && columnCount % 3 === 0 ? 3 : 2;
  return { '--count': columnCount, '--half': Math.ceil(columnCount / rows) } as CSSProperties;
}

export const Tag: TagModule['Tag'] = ({ attributes }) => {
  const { data = [] } = useListCategoriesQuery();
  const categories = selectCategories(data, attributes['data-parent'] ?? '', attributes['data-keys'] ?? '');
  const visible = categories.slice(0, parsePositiveNumber(attributes['data-limit'], 100));
  return (
    <ul className={styles.categories} style={columnStyle(visible.length)}>
      {visible.map(({ entity_id, url_key, name, image_url }) => (
        <li key={entity_id}>
          <Link to={categoryPath(url_key)} className={styles.category}>
            <Picture
              src={image_url}
              alt=""
              width={384}
              height={384}
              sizes="(min-width: 960px) 16vw, 33vw"
              className={styles.picture}
            />
            <span className={styles.name}>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
};

import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { categoriesApi, useListCategoriesQuery } from '@/api/categoriesApi';
import type { Category } from '@/api/contract/category';
import { numberOf } from '@/features/content/markup';
import type { TagModule } from '@/features/content/tagModule';
import { Picture } from '@/ui/Picture';
import styles from './AvbCategories.module.css';

export const preload: TagModule['preload'] = async (_, { dispatch, options }) =>
  dispatch(categoriesApi.endpoints.listCategories.initiate(undefined, options));

/** Most categories in a row of a wide screen. */
const ACROSS = 9;

/** Children of a category by url key, or the ones named, in that order; the top level when nothing is said. */
function chosen(categories: readonly Category[], parent: string, keys: string): Category[] {
  if (keys) {
    const names = keys.split(',').map((key) => key.trim());
    return names.flatMap((name) => categories.filter(({ url_key }) => url_key === name));
  }
  const above = parent ? categories.find(({ url_key }) => url_key === parent)?.entity_id : undefined;
  return categories.filter(({ parent_id, level, include_in_menu }) =>
    parent ? parent_id === above : level === 2 && include_in_menu,
  );
}

/** In one row, and in half of it. */
function columns(count: number): CSSProperties {
  const across = Math.min(count, ACROSS);
  return { '--count': across, '--half': Math.ceil(across / 2) } as CSSProperties;
}

export const Tag: TagModule['Tag'] = ({ attributes }) => {
  const { data = [] } = useListCategoriesQuery();
  const found = chosen(data, attributes['data-parent'] ?? '', attributes['data-keys'] ?? '');
  const shown = found.slice(0, numberOf(attributes['data-limit'], 100));
  return (
    <ul className={styles.categories} style={columns(shown.length)}>
      {shown.map(({ entity_id, url_key, name, image_url }) => (
        <li key={entity_id}>
          <Link to={`/catalog/${url_key}`} className={styles.category}>
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

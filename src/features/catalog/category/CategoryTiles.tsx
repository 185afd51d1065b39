import type { Category } from '@contract/category';
import { categoryPath } from '@contract/paths';
import { Link } from 'react-router-dom';
import { Picture } from '@/ui/Picture';
import styles from './CategoryTiles.module.css';

interface Props {
  categories: Category[];
  label: string;
  /** images: tiles of a landing page; links: a row of links above a listing */
  variant: 'images' | 'links';
}

/** Links to the child categories. */
export function CategoryTiles({ categories, label, variant }: Props) {
  if (categories.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.tiles} data-variant={variant}>
        {categories.map(({ entity_id, url_key, name, image_url }) => (
          <li key={entity_id}>
            <Link to={categoryPath(url_key)}>
              {image_url && (
                <Picture
                  src={image_url}
                  alt=""
                  width={variant === 'images' ? 400 : 64}
                  height={variant === 'images' ? 400 : 64}
                  sizes={
                    variant === 'images'
                      ? '(min-width: 1280px) 17vw, (min-width: 600px) 30vw, 45vw'
                      : undefined
                  }
                />
              )}
              <span className={styles.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MenuLinkItem } from '@/features/shell/header/HeaderLinks';
import { withKeys } from '@/lib/withKeys';
import { Icon } from '@/ui/Icon';
import type { MenuCategory } from './buildMenuTree';
import { CategoryLabel } from './CategoryLabel';
import styles from './MobileMenuLevels.module.css';
import type { MenuLink } from './menuLinks';

interface Props {
  categories: readonly MenuCategory[];
  links: readonly MenuLink[];
  onClose: () => void;
}

/** Shows one level of the categories at a time. A tap on a category opens its children; the first line goes back. */
export function MobileMenuLevels({ categories, links, onClose }: Props) {
  const { t } = useTranslation('site');
  const [path, setPath] = useState<readonly MenuCategory[]>([]);
  const current = path.at(-1);
  const backButton = useRef<HTMLButtonElement>(null);
  // The clicked line is removed with its level, so focus moves to the back button.
  useEffect(() => {
    if (path.length > 0) backButton.current?.focus();
  }, [path]);

  return (
    <>
      {current && (
        <div className={styles.header}>
          <button
            ref={backButton}
            type="button"
            className={styles.entry}
            onClick={() => setPath(path.slice(0, -1))}
          >
            <Icon name="chevronLeft" size={1.1} />
            {path.at(-2)?.name ?? t('menu')}
          </button>
          <Link className={styles.allLink} to={current.path} onClick={onClose}>
            {t('shopAll', { name: current.name })}
          </Link>
        </div>
      )}
      <ul className={styles.list} key={current?.id}>
        {(current?.children ?? categories).map((category) => (
          <li key={category.id}>
            {category.children.length > 0 ? (
              <button type="button" className={styles.entry} onClick={() => setPath([...path, category])}>
                <CategoryLabel category={category} />
                <Icon name="chevronRight" size={1.1} />
              </button>
            ) : (
              <Link className={styles.entry} to={category.path} onClick={onClose}>
                <CategoryLabel category={category} />
              </Link>
            )}
          </li>
        ))}
      </ul>
      {!current && links.length > 0 && (
        <ul className={styles.links}>
          {withKeys(links, ({ id }) => id).map(([key, link]) => (
            <MenuLinkItem key={key} link={link} onFollow={onClose} />
          ))}
        </ul>
      )}
    </>
  );
}

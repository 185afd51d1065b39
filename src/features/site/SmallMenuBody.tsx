import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/config/useTranslation';
import { Icon } from '@/ui/Icon';
import type { MenuCategory } from './categoryTree';
import { MenuAnchor } from './HeaderLinks';
import type { MenuLink } from './menuLinks';
import styles from './SmallMenuBody.module.css';

interface Props {
  categories: readonly MenuCategory[];
  links: readonly MenuLink[];
  onClose: () => void;
}

/** Categories level by level: a press goes down, the first line goes back up. */
export function SmallMenuBody({ categories, links, onClose }: Props) {
  const { t } = useTranslation('site');
  const [path, setPath] = useState<readonly MenuCategory[]>([]);
  const at = path.at(-1);
  const back = useRef<HTMLButtonElement>(null);
  // The pressed line is gone with its level: focus goes to the way back.
  useEffect(() => {
    if (path.length > 0) back.current?.focus();
  }, [path]);

  return (
    <>
      {at && (
        <div className={styles.head}>
          <button ref={back} type="button" className={styles.line} onClick={() => setPath(path.slice(0, -1))}>
            <Icon name="chevronLeft" size={1.1} />
            {path.at(-2)?.name ?? t('menu')}
          </button>
          <Link className={styles.all} to={at.path} onClick={onClose}>
            {t('shopAll', { name: at.name })}
          </Link>
        </div>
      )}
      <ul className={styles.list} key={at?.id}>
        {(at?.children ?? categories).map((category) => (
          <li key={category.id}>
            {category.children.length > 0 ? (
              <button type="button" className={styles.line} onClick={() => setPath([...path, category])}>
                <span>{category.name}</span>
                <Icon name="chevronRight" size={1.1} />
              </button>
            ) : (
              <Link className={styles.line} to={category.path} onClick={onClose}>
                {category.name}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {!at && links.length > 0 && (
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.id}>
              <MenuAnchor link={link} onFollow={onClose} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

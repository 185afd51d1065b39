import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '@/ui/Icon';
import type { MenuCategory } from './buildMenuTree';
import { CategoryLabel } from './CategoryLabel';
import styles from './MegaMenuPanel.module.css';

interface Props {
  category: MenuCategory;
  /** Text of the first link, which leads to the whole category. */
  allLabel: string;
  picture: ReactNode;
  /** True when the menu was opened by keyboard: focus then moves to its first link. */
  isFocused: boolean;
  onPointerEnter: () => void;
  onClose: () => void;
}

/** The subcategories of a category and its image. */
export function MegaMenuPanel({ category, allLabel, picture, isFocused, onPointerEnter, onClose }: Props) {
  const firstLink = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isFocused) firstLink.current?.focus();
  }, [isFocused]);

  return (
    <div className={styles.panel} onPointerEnter={onPointerEnter}>
      <div className={styles.inner}>
        <div>
          <Link ref={firstLink} className={styles.allLink} to={category.path} onClick={onClose}>
            {allLabel}
            <Icon name="arrowRight" size={1.1} />
          </Link>
          <ul className={styles.columns}>
            {category.children.map((child) => (
              <li key={child.id}>
                <Link className={styles.child} to={child.path} onClick={onClose}>
                  <CategoryLabel category={child} />
                </Link>
                {child.children.length > 0 && (
                  <ul>
                    {child.children.map((grandchild) => (
                      <li key={grandchild.id}>
                        <Link className={styles.grandchild} to={grandchild.path} onClick={onClose}>
                          <CategoryLabel category={grandchild} />
                        </Link>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </div>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: listens to clicks on links inside */}
        <div className={styles.picture} onClick={onClose}>
          {picture}
        </div>
      </div>
    </div>
  );
}

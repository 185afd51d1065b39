import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '@/ui/Icon';
import { Picture } from '@/ui/Picture';
import type { MenuCategory } from './buildMenuTree';
import { CategoryLabel } from './CategoryLabel';
import styles from './MegaMenuPanel.module.css';

interface Props {
  category: MenuCategory;
  /** Text of the first link, which leads to the whole category. */
  allLabel: string;
  /** Renders the image column. fallback: the category's own picture. */
  renderPicture: (fallback: ReactNode) => ReactNode;
  /** True if the menu was opened by keyboard; focus then moves to its first link. */
  isFocused: boolean;
  onPointerEnter: () => void;
  onClose: () => void;
}

/** The subcategories of a category with their pictures, and the picture of the category. */
export function MegaMenuPanel(props: Props) {
  const { category, allLabel, renderPicture, isFocused, onPointerEnter, onClose } = props;
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
                  <ChildLabel category={child} />
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
          {category.urlKey && renderPicture(<CategoryPicture category={category} />)}
        </div>
      </div>
    </div>
  );
}

/** For a mouse only, because the first link of the panel leads to the same page. */
function CategoryPicture({ category: { imageUrl, path } }: { category: MenuCategory }) {
  if (!imageUrl) return null;
  return (
    <Link to={path} tabIndex={-1} aria-hidden="true">
      <Picture className={styles.ownPicture} src={imageUrl} alt="" width={272} height={272} />
    </Link>
  );
}

/** The name beside the picture, or the icon of a category without one. */
function ChildLabel({ category }: { category: MenuCategory }) {
  const { imageUrl, name } = category;
  if (!imageUrl) return <CategoryLabel category={category} />;
  return (
    <>
      <Picture className={styles.thumbnail} src={imageUrl} alt="" width={40} height={40} />
      {name}
    </>
  );
}

import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useConfig } from '@/config/configSlice';
import { useTranslation } from '@/config/useTranslation';
import styles from './CategoryNav.module.css';
import { CategoryNavItem } from './CategoryNavItem';
import type { MenuCategory } from './categoryTree';
import { useHoverIntent } from './useHoverIntent';

const loadPanel = () => import('./MegaMenuPanel');
const MegaMenuPanel = lazy(async () => ({ default: (await loadPanel()).MegaMenuPanel }));

interface Props {
  categories: readonly MenuCategory[];
  /** Picture column of a category's menu, by its url_key. */
  picture: (urlKey: string) => ReactNode;
}

/** The row of top categories, each with its menu below. */
export function CategoryNav({ categories, picture }: Props) {
  const { t } = useTranslation('site');
  const { menu_delay } = useConfig().display_features.header;
  const { openId, open, intend } = useHoverIntent(menu_delay);
  const [isByKey, setIsByKey] = useState(false);
  const links = useRef(new Map<string, HTMLAnchorElement>());
  const opened = categories.find(({ id, children }) => id === openId && children.length > 0);

  const openNow = (id: string | null, byKey: boolean) => {
    setIsByKey(byKey);
    open(id);
  };

  return (
    <nav
      className={styles.nav}
      aria-label={t('categories')}
      onPointerEnter={() => void loadPanel()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && intend(null)}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || openNow(null, false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !openId) return;
        links.current.get(openId)?.focus();
        openNow(null, false);
      }}
    >
      <ul className={styles.row}>
        {categories.map((category) => (
          <CategoryNavItem
            key={category.id}
            category={category}
            isOpen={category.id === opened?.id}
            onIntend={() => intend(category.id)}
            onOpen={(byKey) => openNow(category.id, byKey)}
            onClose={() => openNow(null, false)}
            ref={(link) => {
              if (link) links.current.set(category.id, link);
            }}
          />
        ))}
      </ul>
      {opened && (
        <Suspense fallback={null}>
          <MegaMenuPanel
            key={opened.id}
            category={opened}
            picture={picture(opened.urlKey)}
            isFocused={isByKey}
            onPointerEnter={() => open(opened.id)}
            onClose={() => openNow(null, false)}
          />
        </Suspense>
      )}
    </nav>
  );
}

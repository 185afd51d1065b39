import { pagePaths } from '@contract/paths';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/browser/lazyPart';
import { useConfig } from '@/config/configSlice';
import type { MenuCategory } from './buildMenuTree';
import styles from './CategoryNav.module.css';
import { CategoryNavItem, CategoryNavMore } from './CategoryNavItem';
import { useHoverIntent } from './useHoverIntent';
import { useVisibleItemCount } from './useVisibleItemCount';

const loadPanel = () => import('./MegaMenuPanel');
const MegaMenuPanel = lazyPart(async () => ({ default: (await loadPanel()).MegaMenuPanel }));

/** Id of the menu with the overflowing categories. */
const MORE = 'more';

interface Props {
  categories: readonly MenuCategory[];
  /** Renders the image column of a category's menu. fallback: the category's own picture */
  renderPicture: (urlKey: string, fallback: ReactNode) => ReactNode;
}

/** A single row of top categories, each with a menu. Categories that do not fit are in the More menu. */
export function CategoryNav({ categories, renderPicture }: Props) {
  const { t } = useTranslation('site');
  const { menu_delay } = useConfig().display_features.header;
  const { openId, open, openAfterDelay } = useHoverIntent(menu_delay);
  const [isOpenedByKeyboard, setIsOpenedByKeyboard] = useState(false);
  const links = useRef(new Map<string, HTMLElement>());
  const row = useRef<HTMLUListElement>(null);
  const visibleCount = useVisibleItemCount(row, categories);
  const more: MenuCategory = {
    id: MORE,
    name: t('more'),
    path: pagePaths.catalog,
    iconUrl: '',
    imageUrl: '',
    urlKey: '',
    children: categories.slice(visibleCount),
  };
  const openCategory = [...categories, more].find(({ id, children }) => id === openId && children.length > 0);

  const openMenu = (id: string | null, byKeyboard: boolean) => {
    setIsOpenedByKeyboard(byKeyboard);
    open(id);
  };

  const renderItem = (category: MenuCategory) => (
    <CategoryNavItem
      key={category.id}
      category={category}
      isOverflowing={more.children.includes(category)}
      isOpen={category.id === openCategory?.id}
      onHover={() => openAfterDelay(category.id)}
      onOpen={(byKeyboard) => openMenu(category.id, byKeyboard)}
      onClose={() => openMenu(null, false)}
      ref={(link) => {
        if (link) links.current.set(category.id, link);
      }}
    />
  );

  return (
    <nav
      className={styles.nav}
      aria-label={t('categories')}
      onPointerEnter={() => void loadPanel()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && openAfterDelay(null)}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || openMenu(null, false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !openId) return;
        links.current.get(openId)?.focus();
        openMenu(null, false);
      }}
    >
      <ul className={styles.row} ref={row}>
        {categories.map(renderItem)}
        {more.children.length > 0 && (
          <CategoryNavMore
            text={more.name}
            isOpen={openCategory === more}
            onHover={() => openAfterDelay(MORE)}
            onOpen={(byKeyboard) => openMenu(MORE, byKeyboard)}
            onClose={() => openMenu(null, false)}
            ref={(button) => {
              if (button) links.current.set(MORE, button);
            }}
          />
        )}
      </ul>
      {openCategory && (
        <Suspense fallback={null}>
          <MegaMenuPanel
            key={openCategory.id}
            category={openCategory}
            allLabel={
              openCategory === more ? t('shopAllProducts') : t('shopAll', { name: openCategory.name })
            }
            renderPicture={(fallback) => renderPicture(openCategory.urlKey, fallback)}
            isFocused={isOpenedByKeyboard}
            onPointerEnter={() => open(openCategory.id)}
            onClose={() => openMenu(null, false)}
          />
        </Suspense>
      )}
    </nav>
  );
}

import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useConfig } from '@/config/configSlice';
import { useTranslation } from '@/config/useTranslation';
import styles from './CategoryNav.module.css';
import { CategoryNavItem } from './CategoryNavItem';
import { CategoryNavMore } from './CategoryNavMore';
import type { MenuCategory } from './categoryTree';
import { useFittingItems } from './useFittingItems';
import { useHoverIntent } from './useHoverIntent';

const loadPanel = () => import('./MegaMenuPanel');
const MegaMenuPanel = lazy(async () => ({ default: (await loadPanel()).MegaMenuPanel }));

/** Stands for what the row has no room for. */
const MORE = 'more';

interface Props {
  categories: readonly MenuCategory[];
  /** Picture column of a category's menu, by its url_key. */
  picture: (urlKey: string) => ReactNode;
}

/** One line of top categories, each with its menu below; those it has no room for share the last menu. */
export function CategoryNav({ categories, picture }: Props) {
  const { t } = useTranslation('site');
  const { menu_delay } = useConfig().display_features.header;
  const { openId, open, intend } = useHoverIntent(menu_delay);
  const [isByKey, setIsByKey] = useState(false);
  const links = useRef(new Map<string, HTMLElement>());
  const row = useRef<HTMLUListElement>(null);
  const fitting = useFittingItems(row, categories);
  const more: MenuCategory = {
    id: MORE,
    name: t('more'),
    path: '/catalog',
    iconUrl: '',
    imageUrl: '',
    urlKey: '',
    children: categories.slice(fitting),
  };
  const opened = [...categories, more].find(({ id, children }) => id === openId && children.length > 0);

  const openNow = (id: string | null, byKey: boolean) => {
    setIsByKey(byKey);
    open(id);
  };

  const itemOf = (category: MenuCategory) => (
    <CategoryNavItem
      key={category.id}
      category={category}
      isLeftOut={more.children.includes(category)}
      isOpen={category.id === opened?.id}
      onIntend={() => intend(category.id)}
      onOpen={(byKey) => openNow(category.id, byKey)}
      onClose={() => openNow(null, false)}
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
      onPointerLeave={(event) => event.pointerType === 'mouse' && intend(null)}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || openNow(null, false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !openId) return;
        links.current.get(openId)?.focus();
        openNow(null, false);
      }}
    >
      <ul className={styles.row} ref={row}>
        {categories.slice(0, fitting).map(itemOf)}
        {more.children.length > 0 && (
          <CategoryNavMore
            text={more.name}
            isOpen={opened === more}
            onIntend={() => intend(MORE)}
            onOpen={(byKey) => openNow(MORE, byKey)}
            onClose={() => openNow(null, false)}
            ref={(button) => {
              if (button) links.current.set(MORE, button);
            }}
          />
        )}
        {more.children.map(itemOf)}
      </ul>
      {opened && (
        <Suspense fallback={null}>
          <MegaMenuPanel
            key={opened.id}
            category={opened}
            allText={opened === more ? t('shopEverything') : t('shopAll', { name: opened.name })}
            picture={opened === more ? null : picture(opened.urlKey)}
            isFocused={isByKey}
            onPointerEnter={() => open(opened.id)}
            onClose={() => openNow(null, false)}
          />
        </Suspense>
      )}
    </nav>
  );
}

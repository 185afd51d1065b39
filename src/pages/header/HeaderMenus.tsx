import { useDeferredValue, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useListCategoriesQuery } from '@/api/categoriesApi';
import { useListMenusQuery } from '@/api/menusApi';
import { useTranslation } from '@/config/useTranslation';
import { ContentBlock } from '@/features/content/ContentBlock';
import { CategoryNav } from '@/features/site/CategoryNav';
import { categoryTree } from '@/features/site/categoryTree';
import { HeaderAction } from '@/features/site/HeaderAction';
import { HeaderLinks } from '@/features/site/HeaderLinks';
import { LanguageSwitch } from '@/features/site/LanguageSwitch';
import { menuLinks } from '@/features/site/menuLinks';
import { SmallMenu } from '@/features/site/SmallMenu';
import { menuClosed, selectIsKiosk, selectIsMenuOpen, selectIsSmallScreen } from '@/features/site/siteSlice';
import { useWhenUsable } from '@/features/site/useWhenUsable';
import { selectMyStore } from '@/features/stores/storesSlice';
import styles from './HeaderMenus.module.css';

/** A small screen shows no menu before it is asked to: there its entries come when the page is usable. */
function useIsTooEarly(): boolean {
  const isKiosk = useSelector(selectIsKiosk);
  const isLater = useSelector(selectIsSmallScreen) && !isKiosk;
  const isMenuOpen = useSelector(selectIsMenuOpen);
  return !useWhenUsable(!isLater) && !isMenuOpen;
}

/** Deferred: a menu of hundreds of entries is drawn in steps, between which a press is answered. */
function useCategories() {
  const data = useDeferredValue(useListCategoriesQuery(undefined, { skip: useIsTooEarly() }).data);
  return useMemo(() => categoryTree(data ?? []), [data]);
}

function useLinks() {
  const data = useDeferredValue(useListMenusQuery(undefined, { skip: useIsTooEarly() }).data);
  return useMemo(() => menuLinks(data ?? [], 'header'), [data]);
}

const picture = (urlKey: string) => <ContentBlock identifier={`header-nav-${urlKey}`} />;

export const HeaderCategories = () => <CategoryNav categories={useCategories()} picture={picture} />;

export function HeaderMenuLinks() {
  const { t } = useTranslation('site');
  return <HeaderLinks links={useLinks()} label={t('more')} />;
}

interface SmallMenuProps {
  hasShops: boolean;
  hasWishlist: boolean;
}

export function HeaderSmallMenu({ hasShops, hasWishlist }: SmallMenuProps) {
  return (
    <SmallMenu
      categories={useCategories()}
      links={useLinks()}
      footer={<SmallMenuFooter hasShops={hasShops} hasWishlist={hasWishlist} />}
    />
  );
}

function SmallMenuFooter({ hasShops, hasWishlist }: SmallMenuProps) {
  const { t } = useTranslation('site');
  const dispatch = useDispatch();
  const shops = useSelector(selectMyStore)?.store_name ?? t('findStore');
  const close = () => dispatch(menuClosed());
  return (
    <div className={styles.footer}>
      {hasShops && <HeaderAction icon="store" label={shops} text={shops} to="/stores" onClick={close} />}
      {hasWishlist && (
        <HeaderAction
          icon="heart"
          label={t('wishlist')}
          text={t('wishlist')}
          to="/wishlist"
          onClick={close}
        />
      )}
      <LanguageSwitch />
    </div>
  );
}

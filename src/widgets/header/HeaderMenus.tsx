import { pagePaths } from '@contract/paths';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useListCategoriesQuery } from '@/api/categoriesApi';
import { useListMenusQuery } from '@/api/menusApi';
import { selectComparedIds } from '@/features/compare/compareSlice';
import { ContentBlock } from '@/features/content/ContentBlock';
import { selectSelectedLocation } from '@/features/locations/locationsSlice';
import { HeaderAction } from '@/features/shell/header/HeaderAction';
import { HeaderLinks } from '@/features/shell/header/HeaderLinks';
import { LanguageSwitch } from '@/features/shell/language/LanguageSwitch';
import { buildMenuTree } from '@/features/shell/menu/buildMenuTree';
import { CategoryNav } from '@/features/shell/menu/CategoryNav';
import { MobileMenu } from '@/features/shell/menu/MobileMenu';
import { menuLinks } from '@/features/shell/menu/menuLinks';
import { menuClosed, selectIsKiosk, selectIsMenuOpen, selectIsSmallScreen } from '@/features/shell/siteSlice';
import { useIsPageUsable } from '@/features/shell/useIsPageUsable';
import styles from './HeaderMenus.module.css';

/** True on a small screen until the page is usable or the menu is opened; the menus load only then. */
function useAreMenusDeferred(): boolean {
  const isKiosk = useSelector(selectIsKiosk);
  const isSmallScreen = useSelector(selectIsSmallScreen) && !isKiosk;
  const isMenuOpen = useSelector(selectIsMenuOpen);
  return !useIsPageUsable(!isSmallScreen) && !isMenuOpen;
}

/** Deferred, because a menu of hundreds of entries has to render interruptibly, so that input is handled in between. */
function useCategories() {
  const data = useDeferredValue(useListCategoriesQuery(undefined, { skip: useAreMenusDeferred() }).data);
  return useMemo(() => buildMenuTree(data ?? []), [data]);
}

function useLinks() {
  const data = useDeferredValue(useListMenusQuery(undefined, { skip: useAreMenusDeferred() }).data);
  return useMemo(() => menuLinks(data ?? [], 'header'), [data]);
}

const picture = (urlKey: string, fallback: ReactNode) => (
  <ContentBlock identifier={`header-nav-${urlKey}`} fallback={fallback} />
);

export const HeaderCategories = () => <CategoryNav categories={useCategories()} renderPicture={picture} />;

export function HeaderMenuLinks() {
  const { t } = useTranslation('site');
  return <HeaderLinks links={useLinks()} label={t('more')} />;
}

interface MobileMenuProps {
  hasLocations: boolean;
  hasWishlist: boolean;
  hasCompare: boolean;
}

export function HeaderMobileMenu(props: MobileMenuProps) {
  return (
    <MobileMenu categories={useCategories()} links={useLinks()} footer={<MobileMenuFooter {...props} />} />
  );
}

function MobileMenuFooter({ hasLocations, hasWishlist, hasCompare }: MobileMenuProps) {
  const { t } = useTranslation('site');
  const dispatch = useDispatch();
  const locationName = useSelector(selectSelectedLocation)?.store_name ?? t('findStore');
  const compared = useSelector(selectComparedIds).length;
  const close = () => dispatch(menuClosed());
  return (
    <div className={styles.footer}>
      {hasLocations && (
        <HeaderAction
          icon="store"
          label={locationName}
          text={locationName}
          to={pagePaths.stores}
          onClick={close}
        />
      )}
      <HeaderAction
        icon="user"
        label={t('account')}
        text={t('account')}
        to={pagePaths.account}
        onClick={close}
      />
      {hasWishlist && (
        <HeaderAction
          icon="heart"
          label={t('wishlist')}
          text={t('wishlist')}
          to={pagePaths.wishlist}
          onClick={close}
        />
      )}
      {hasCompare && (
        <HeaderAction
          icon="compare"
          label={t('compareCount', { count: compared })}
          text={t('compare')}
          count={compared}
          to="/compare"
          onClick={close}
        />
      )}
      <LanguageSwitch />
    </div>
  );
}

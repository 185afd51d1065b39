import { type ReactNode, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useListCategoriesQuery } from '@/api/categoriesApi';
import { useListMenusQuery } from '@/api/menusApi';
import { useGetSessionQuery } from '@/api/sessionApi';
import { useConfig } from '@/config/configSlice';
import { hasFeature } from '@/config/featureToggles';
import { useTranslation } from '@/config/useTranslation';
import { accountOpened } from '@/features/account/accountSlice';
import { CartButton } from '@/features/cart/CartButton';
import { selectComparedIds } from '@/features/compare/compareSlice';
import { ContentBlock } from '@/features/content/ContentBlock';
import { useSiteStyles } from '@/features/content/inline/useSiteStyles';
import { SearchBox } from '@/features/search/SearchBox';
import { CategoryNav } from '@/features/site/CategoryNav';
import { categoryTree } from '@/features/site/categoryTree';
import { Header } from '@/features/site/Header';
import { HeaderAction } from '@/features/site/HeaderAction';
import { HeaderLinks } from '@/features/site/HeaderLinks';
import { headerLook } from '@/features/site/headerLook';
import type { HeaderPart } from '@/features/site/headerPlan';
import { LanguageSwitch } from '@/features/site/LanguageSwitch';
import { Logo } from '@/features/site/Logo';
import { menuLinks } from '@/features/site/menuLinks';
import { SmallMenu } from '@/features/site/SmallMenu';
import {
  menuClosed,
  menuOpened,
  selectIsKiosk,
  selectIsMenuOpen,
  selectIsSmallScreen,
} from '@/features/site/siteSlice';
import { useWhenUsable } from '@/features/site/useWhenUsable';
import { selectMyStore, storeDrawerOpened } from '@/features/stores/storesSlice';
import { useWishes } from '@/features/wishlist/useWishes';
import { usePlatform } from '@/platform/PlatformContext';
import styles from './Shell.module.css';

/** The header with all its pieces, and the menu of small screens. */
export function ShellHeader() {
  const { t } = useTranslation('site');
  const dispatch = useDispatch();
  const kiosk = usePlatform()?.kiosk;
  const config = useConfig();
  const isKiosk = useSelector(selectIsKiosk);
  const look = headerLook(config, isKiosk, useSiteStyles().headerType);
  const isMenuOpen = useSelector(selectIsMenuOpen);
  const isLater = useSelector(selectIsSmallScreen) && !isKiosk;
  const skip = !useWhenUsable(!isLater) && !isMenuOpen;
  const { show_compare, show_wishlist } = config.display_features.catalog_product_grid;
  const { data: categories } = useListCategoriesQuery(undefined, { skip });
  const { data: menus } = useListMenusQuery(undefined, { skip });
  const tree = useMemo(() => categoryTree(categories ?? []), [categories]);
  const links = useMemo(() => menuLinks(menus ?? [], 'header'), [menus]);
  const isSignedIn = useGetSessionQuery().data?.isloggedin ?? false;
  const compared = useSelector(selectComparedIds).length;
  const wished = useWishes().ids.length;
  const myStore = useSelector(selectMyStore);

  const hasShops = hasFeature(config, 'store_locator');
  const shops = myStore?.store_name ?? t('findStore');
  const parts: Record<HeaderPart, ReactNode> = {
    menu: (
      <HeaderAction icon="menu" label={t('menu')} text={t('menu')} onClick={() => dispatch(menuOpened())} />
    ),
    home: <HeaderAction icon="home" label={t('home')} text={t('home')} to="/" />,
    logo: <Logo />,
    search: <SearchBox />,
    shops: hasShops && (
      <HeaderAction
        icon="store"
        label={t('storeNamed', { name: shops })}
        text={shops}
        onClick={() => dispatch(storeDrawerOpened('header'))}
      />
    ),
    account: (
      <HeaderAction
        icon="user"
        label={t('account')}
        text={t('account')}
        to={isSignedIn ? undefined : '/account'}
        onClick={
          isSignedIn ? () => dispatch(accountOpened({ source: 'header', autoClose: false })) : undefined
        }
      />
    ),
    wishlist: show_wishlist && (
      <HeaderAction
        icon="heart"
        label={t('wishlistCount', { count: wished })}
        text={t('wishlist')}
        count={wished}
        to="/wishlist"
      />
    ),
    compare: show_compare && (
      <HeaderAction
        icon="compare"
        label={t('compareCount', { count: compared })}
        text={t('compare')}
        count={compared}
        to="/compare"
      />
    ),
    cart: <CartButton />,
    startOver: (
      <HeaderAction
        icon="restart"
        label={t('startOver')}
        text={t('startOver')}
        onClick={() => void kiosk?.visit.end('shopper')}
      />
    ),
    nav: (
      <CategoryNav
        categories={tree}
        picture={(urlKey) => <ContentBlock identifier={`header-nav-${urlKey}`} />}
      />
    ),
    links: <HeaderLinks links={links} label={t('more')} />,
  };

  const close = () => dispatch(menuClosed());
  return (
    <>
      <Header
        look={look}
        parts={parts}
        before={<ContentBlock identifier="header-before" />}
        after={
          <>
            <ContentBlock identifier="header-after-global-promotions" />
            <ContentBlock identifier="header-after" />
          </>
        }
      />
      <SmallMenu
        categories={tree}
        links={links}
        footer={
          <div className={styles.menuFooter}>
            {hasShops && (
              <HeaderAction icon="store" label={shops} text={shops} to="/stores" onClick={close} />
            )}
            {show_wishlist && (
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
        }
      />
    </>
  );
}

import { type ReactNode, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useConfig } from '@/config/configSlice';
import { hasFeature } from '@/config/featureToggles';
import { CartButton } from '@/features/cart/CartButton';
import { ContentBlock } from '@/features/content/ContentBlock';
import { useSiteStyles } from '@/features/content/siteHead/useSiteStyles';
import { SearchBox } from '@/features/search/SearchBox';
import { CheckoutHeader } from '@/features/shell/checkout/CheckoutHeader';
import { useIsCheckout } from '@/features/shell/checkout/useIsCheckout';
import { Header, Logo } from '@/features/shell/header/Header';
import type { HeaderPart } from '@/features/shell/header/headerLayouts';
import { readHeaderSettings } from '@/features/shell/header/headerSettings';
import { LanguageSwitch } from '@/features/shell/language/LanguageSwitch';
import { selectIsKiosk } from '@/features/shell/siteSlice';
import { SharedMarkup } from '@/lib/SharedMarkup';
import {
  AccountAction,
  CompareAction,
  HomeAction,
  LocationAction,
  MenuAction,
  StartOverAction,
  WishlistAction,
} from './HeaderActions';
import { HeaderCategories, HeaderMenuLinks, HeaderMobileMenu } from './HeaderMenus';

const before = (
  <SharedMarkup name="before">
    <ContentBlock identifier="header-before" />
  </SharedMarkup>
);
const after = (
  <SharedMarkup name="after">
    <ContentBlock identifier="header-after-global-promotions" />
    <ContentBlock identifier="header-after" />
  </SharedMarkup>
);

const shared = (name: HeaderPart, part: ReactNode) => <SharedMarkup name={name}>{part}</SharedMarkup>;

/** The header of the page: the checkout's for its steps, or else the shop's. */
export function ShellHeader() {
  const isKiosk = useSelector(selectIsKiosk);
  if (!useIsCheckout()) return <ShopHeader />;
  return (
    <CheckoutHeader>
      {isKiosk && (
        <>
          <LanguageSwitch />
          <StartOverAction />
        </>
      )}
    </CheckoutHeader>
  );
}

const categories = <HeaderCategories />;

/** The links of the categories. The current category's link is marked. */
function ShopCategories() {
  const { pathname } = useLocation();
  return (
    <SharedMarkup name="nav" of={pathname.startsWith('/catalog/') ? pathname : ''}>
      {categories}
    </SharedMarkup>
  );
}

/** Header with all its parts, and the menu of small screens. Each part subscribes to its own data. */
function ShopHeader() {
  const config = useConfig();
  const isKiosk = useSelector(selectIsKiosk);
  const settings = readHeaderSettings(config, isKiosk, useSiteStyles());
  const { show_compare, show_wishlist } = config.display_features.catalog_product_grid;
  const hasLocations = hasFeature(config, 'store_locator');
  const parts = useMemo(
    (): Record<HeaderPart, ReactNode> => ({
      menu: shared('menu', <MenuAction />),
      home: shared('home', <HomeAction />),
      logo: <Logo />,
      search: <SearchBox />,
      locations: hasLocations && shared('locations', <LocationAction />),
      account: !isKiosk && shared('account', <AccountAction />),
      wishlist: show_wishlist && shared('wishlist', <WishlistAction />),
      compare: show_compare && shared('compare', <CompareAction />),
      cart: shared('cart', <CartButton />),
      startOver: isKiosk && shared('startOver', <StartOverAction />),
      language: <LanguageSwitch />,
      nav: <ShopCategories />,
      links: shared('links', <HeaderMenuLinks />),
    }),
    [hasLocations, show_wishlist, show_compare, isKiosk],
  );
  return (
    <>
      <Header settings={settings} parts={parts} before={before} after={after} />
      <SharedMarkup name="mobileMenu">
        <HeaderMobileMenu hasLocations={hasLocations} hasWishlist={show_wishlist} hasCompare={show_compare} />
      </SharedMarkup>
    </>
  );
}

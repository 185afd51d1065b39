import { lazy, memo, Suspense, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Outlet, ScrollRestoration, useHref, useLocation } from 'react-router-dom';
import { categoriesApi } from '@/api/categoriesApi';
import { menusApi } from '@/api/menusApi';
import { useConfig } from '@/config/configSlice';
import { languageOf } from '@/config/language';
import { useTranslation } from '@/config/useTranslation';
import { CartDrawer } from '@/features/cart/CartDrawer';
import { CartNotice } from '@/features/cart/CartNotice';
import { frameBlocks, unseenBlocks } from '@/features/content/blocks/blockNames';
import { preloadPageBlocks } from '@/features/content/blocks/usePageBlock';
import { ContentBlock } from '@/features/content/ContentBlock';
import { wantsContentCheck } from '@/features/content/check/wantsContentCheck';
import { contentApi } from '@/features/content/contentApi';
import { SiteInline } from '@/features/content/inline/SiteInline';
import { TagManagerFrame } from '@/features/content/inline/TagManagerFrame';
import { preloadBlock } from '@/features/content/preloadContent';
import { ProductNoticePlace } from '@/features/product/ProductNoticePlace';
import { AccessibilityMessage } from '@/features/site/AccessibilityMessage';
import { ErrorScreen } from '@/features/site/ErrorScreen';
import { Footer } from '@/features/site/Footer';
import { MAIN_ID, RouteFocus } from '@/features/site/RouteFocus';
import { RouteProgress } from '@/features/site/RouteProgress';
import { SiteNotices } from '@/features/site/SiteNotices';
import { selectIsKiosk } from '@/features/site/siteSlice';
import { useBaseUrlCheck } from '@/features/site/useBaseUrlCheck';
import { useIsPermitted } from '@/features/site/useIsPermitted';
import { useScrollLock } from '@/features/site/useScrollLock';
import { useTrackedCalls } from '@/features/site/useTrackedCalls';
import { useTrackedPages } from '@/features/site/useTrackedPages';
import { StoreDrawer } from '@/features/stores/StoreDrawer';
import { InTurn } from '@/ui/InTurn';
import { preloadFonts } from '@/ui/preloadFonts';
import { Ready } from '@/ui/Ready';
import { SkipLink } from '@/ui/SkipLink';
import { AccountDisplay } from './AccountDisplay';
import { CartShop } from './CartShop';
import { DealerData } from './DealerData';
import { ShellHeader } from './header/ShellHeader';
import { PageArea } from './PageArea';
import type { PageModule } from './pageModule';
import styles from './Shell.module.css';
import { ThirdParties } from './ThirdParties';

export const namespaces = ['site', 'cart', 'search', 'content'];

const CheckPanel = lazy(async () => ({
  default: (await import('@/features/content/check/CheckPanel')).CheckPanel,
}));

/** Blocks whose custom tags show; of the others only the text is wanted. */
const isSeen = (identifier: string) => !unseenBlocks.some((unseen) => unseen === identifier);

/** What every screen needs, asked for with the page that comes first; a small screen's menus come when it is usable. */
export const preload: PageModule['preload'] = async (given) => {
  const { dispatch, options, config, url, isSmallScreen } = given;
  const { basename, isSupported } = languageOf(url.pathname, config);
  await Promise.all([
    preloadPageBlocks(url.pathname.slice(basename.length), given),
    ...frameBlocks.map((identifier) =>
      isSeen(identifier)
        ? preloadBlock(identifier, given)
        : dispatch(contentApi.endpoints.getBlock.initiate(identifier, options)),
    ),
    ...(isSmallScreen
      ? []
      : [
          dispatch(categoriesApi.endpoints.listCategories.initiate(undefined, options)),
          dispatch(menusApi.endpoints.listMenus.initiate(undefined, options)),
        ]),
  ]);
  return isSupported ? undefined : { status: 404 };
};

/** The frame of every page: header, the page, footer, and what lies over them. */
export function Component() {
  const { t } = useTranslation('site');
  const config = useConfig();
  const { search } = useLocation();
  // Asked for once, it stays while the dealer goes from page to page.
  const [isChecking] = useState(() => wantsContentCheck(search));
  const { isSupported } = languageOf(useHref('/'), config);
  const isPermitted = useIsPermitted(config.iframe_url);
  if (!isPermitted) {
    return <ErrorScreen title={t('unauthorizedTitle')} note={t('unauthorizedNote')} hasLinks={false} />;
  }
  if (!isSupported) return <ErrorScreen title={t('localeTitle')} note={t('localeNote')} />;
  return <Frame isChecking={isChecking} />;
}

/** Stays as it is from page to page; what depends on the address listens for itself. */
const Frame = memo(({ isChecking }: { isChecking: boolean }) => {
  const { t } = useTranslation('site');
  const isKiosk = useSelector(selectIsKiosk);
  preloadFonts();
  useScrollLock();
  useTrackedCalls();
  useTrackedPages();
  useBaseUrlCheck();

  useEffect(() => {
    document.documentElement.toggleAttribute('data-kiosk', isKiosk);
  }, [isKiosk]);

  return (
    <div className={styles.shell}>
      {!isKiosk && <TagManagerFrame />}
      <SiteInline />
      <DealerData />
      <SkipLink target={MAIN_ID} label={t('skipToMain')} />
      <AccessibilityMessage />
      <RouteProgress />
      <Suspense fallback={null}>
        <ShellHeader />
      </Suspense>
      <PageArea>
        <Suspense fallback={null}>
          <Outlet />
          <Ready />
        </Suspense>
      </PageArea>
      <InTurn>
        <Footer>
          <ContentBlock identifier="footer" />
        </Footer>
      </InTurn>
      <CartDrawer />
      <CartShop />
      <CartNotice />
      <ProductNoticePlace />
      <AccountDisplay />
      <StoreDrawer />
      <SiteNotices />
      {isChecking && (
        <Suspense fallback={null}>
          <CheckPanel />
        </Suspense>
      )}
      {!isKiosk && <ThirdParties />}
      <RouteFocus />
      <ScrollRestoration />
    </div>
  );
});

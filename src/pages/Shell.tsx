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
import { layoutBlocks, nonVisualBlocks } from '@/features/content/blocks/blockNames';
import { preloadPageBlocks } from '@/features/content/blocks/usePageBlock';
import { ContentBlock } from '@/features/content/ContentBlock';
import { isContentCheckRequested } from '@/features/content/check/useContentCheck';
import { contentApi } from '@/features/content/contentApi';
import { preloadBlock } from '@/features/content/preloadContent';
import { SiteHead } from '@/features/content/siteHead/SiteHead';
import { TagManagerFrame } from '@/features/content/siteHead/TagManagerFrame';
import { LocationDrawer } from '@/features/locations/LocationDrawer';
import { LazyProductNotice } from '@/features/product/notice/LazyProductNotice';
import { ErrorScreen } from '@/features/site/errors/ErrorScreen';
import { AccessibilityMessage } from '@/features/site/footer/AccessibilityMessage';
import { Footer } from '@/features/site/footer/Footer';
import { useBaseUrlCheck } from '@/features/site/head/useBaseUrlCheck';
import { MAIN_ID, RouteFocus } from '@/features/site/navigation/RouteFocus';
import { RouteProgress } from '@/features/site/navigation/RouteProgress';
import { useScrollLock } from '@/features/site/navigation/useScrollLock';
import { SiteNotices } from '@/features/site/notices/SiteNotices';
import { selectIsKiosk } from '@/features/site/siteSlice';
import { useTrackPageViews } from '@/features/site/tracking/useTrackPageViews';
import { useTrackPhoneClicks } from '@/features/site/tracking/useTrackPhoneClicks';
import { useIsPermittedReferrer } from '@/features/site/useIsPermittedReferrer';
import { AppReady } from '@/hydration/AppReady';
import { DeferredHydration } from '@/hydration/DeferredHydration';
import { preloadFonts } from '@/ui/preloadFonts';
import { SkipLink } from '@/ui/SkipLink';
import { CartLocationSync } from './CartLocationSync';
import { DealerStructuredData } from './DealerStructuredData';
import { ShellHeader } from './header/ShellHeader';
import { LazyAccountPanel } from './LazyAccountPanel';
import { MainArea } from './MainArea';
import type { PageModule } from './pageModule';
import styles from './Shell.module.css';
import { ThirdParties } from './ThirdParties';

export const namespaces = ['site', 'cart', 'search', 'content'];

const CheckPanel = lazy(async () => ({
  default: (await import('@/features/content/check/CheckPanel')).CheckPanel,
}));

/** Whether a block's custom tags are rendered; of the others only the text is needed. */
const isSeen = (identifier: string) => !nonVisualBlocks.some((unseen) => unseen === identifier);

/** Preloads what every page needs; a small screen's menus load once the page is usable. */
export const preload: PageModule['preload'] = async (context) => {
  const { dispatch, options, config, url, isSmallScreen } = context;
  const { basename, isSupported } = languageOf(url.pathname, config);
  await Promise.all([
    preloadPageBlocks(url.pathname.slice(basename.length), context),
    ...layoutBlocks.map((identifier) =>
      isSeen(identifier)
        ? preloadBlock(identifier, context)
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

/** Frame of every page: header, page, footer and overlays. */
export function Component() {
  const { t } = useTranslation('site');
  const config = useConfig();
  const { search } = useLocation();
  // The content check stays enabled while the dealer navigates.
  const [isChecking] = useState(() => isContentCheckRequested(search));
  const { isSupported } = languageOf(useHref('/'), config);
  const isPermitted = useIsPermittedReferrer(config.iframe_url);
  if (!isPermitted) {
    return <ErrorScreen title={t('unauthorizedTitle')} message={t('unauthorizedNote')} hasLinks={false} />;
  }
  if (!isSupported) return <ErrorScreen title={t('localeTitle')} message={t('localeNote')} />;
  return <Frame isChecking={isChecking} />;
}

/** Memoised across navigation; URL-dependent parts subscribe to the location themselves. */
const Frame = memo(({ isChecking }: { isChecking: boolean }) => {
  const { t } = useTranslation('site');
  const isKiosk = useSelector(selectIsKiosk);
  preloadFonts();
  useScrollLock();
  useTrackPhoneClicks();
  useTrackPageViews();
  useBaseUrlCheck();

  useEffect(() => {
    document.documentElement.toggleAttribute('data-kiosk', isKiosk);
  }, [isKiosk]);

  return (
    <div className={styles.shell}>
      {!isKiosk && <TagManagerFrame />}
      <SiteHead />
      <DealerStructuredData />
      <SkipLink target={MAIN_ID} label={t('skipToMain')} />
      <AccessibilityMessage />
      <RouteProgress />
      <Suspense fallback={null}>
        <ShellHeader />
      </Suspense>
      <MainArea>
        <Suspense fallback={null}>
          <Outlet />
          <AppReady />
        </Suspense>
      </MainArea>
      <DeferredHydration>
        <Footer>
          <ContentBlock identifier="footer" />
        </Footer>
      </DeferredHydration>
      <CartDrawer />
      <CartLocationSync />
      <CartNotice />
      <LazyProductNotice />
      <LazyAccountPanel />
      <LocationDrawer />
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

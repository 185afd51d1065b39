import { memo, Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Outlet, ScrollRestoration, useHref, useLocation } from 'react-router-dom';
import { categoriesApi } from '@/api/categoriesApi';
import { menusApi } from '@/api/menusApi';
import type { Preload } from '@/api/preload';
import { lazyPart } from '@/browser/lazyPart';
import { useConfig } from '@/config/configSlice';
import { languageOf } from '@/config/language';
import { selectAccountDisplay } from '@/features/account/accountSlice';
import { CartDrawer } from '@/features/cart/CartDrawer';
import { CartNotice } from '@/features/cart/CartNotice';
import { isSeoBlock, layoutBlocks, nonVisualBlocks } from '@/features/content/blocks/blockNames';
import { preloadPageBlocks, usePageBlock } from '@/features/content/blocks/usePageBlock';
import { ContentBlock } from '@/features/content/ContentBlock';
import { isContentCheckRequested } from '@/features/content/check/contentProblems';
import { contentApi } from '@/features/content/contentApi';
import { preloadBlock } from '@/features/content/preloadContent';
import { SiteHead } from '@/features/content/siteHead/SiteHead';
import { TagManagerFrame } from '@/features/content/siteHead/TagManagerFrame';
import { readStructuredData } from '@/features/content/structuredData';
import { ErrorScreen } from '@/features/errors/ErrorScreen';
import { JsonLd } from '@/features/head/JsonLd';
import { useBaseUrlCheck } from '@/features/head/useBaseUrlCheck';
import { LocationDrawer } from '@/features/locations/LocationDrawer';
import { LazyProductNotice } from '@/features/product/notice/LazyProductNotice';
import { CheckoutFooterLinks } from '@/features/shell/checkout/CheckoutFooterLinks';
import { useIsCheckout } from '@/features/shell/checkout/useIsCheckout';
import { AccessibilityMessage } from '@/features/shell/footer/AccessibilityMessage';
import { Footer } from '@/features/shell/footer/Footer';
import { MAIN_ID, RouteFocus } from '@/features/shell/navigation/RouteFocus';
import { RouteProgress } from '@/features/shell/navigation/RouteProgress';
import { useAnchorScroll } from '@/features/shell/navigation/useAnchorScroll';
import { useScrollLock } from '@/features/shell/navigation/useScrollLock';
import { SiteNotices } from '@/features/shell/notices/SiteNotices';
import { selectIsKiosk } from '@/features/shell/siteSlice';
import { useTrackPageViews, useTrackPhoneClicks } from '@/features/shell/tracking/pageTracking';
import { useIsPageUsable } from '@/features/shell/useIsPageUsable';
import { useIsPermitted } from '@/features/shell/useIsPermitted';
import { AppReady } from '@/hydration/AppReady';
import { DeferredHydration } from '@/hydration/DeferredHydration';
import { SharedMarkup } from '@/lib/SharedMarkup';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { SkipLink } from '@/ui/SkipLink';
import { CartLocationSync } from '@/widgets/CartLocationSync';
import { CustomerLists } from '@/widgets/CustomerLists';
import { ShellHeader } from '@/widgets/header/ShellHeader';
import { MainArea } from '@/widgets/MainArea';
import { ThirdParties } from '@/widgets/ThirdParties';
import type { PageModule } from './pageModule';
import styles from './Shell.module.css';

export const namespaces = ['site', 'cart', 'search', 'content'];

const CheckPanel = lazyPart(async () => ({
  default: (await import('@/features/content/check/CheckPanel')).CheckPanel,
}));

const DeviceFeatures = lazyPart(async () => ({
  default: (await import('@/widgets/DeviceFeatures')).DeviceFeatures,
}));

const AccountPanel = lazyPart(async () => ({
  default: (await import('@/features/account/AccountPanel')).AccountPanel,
}));

/** Whether a block's custom tags are rendered; for the others only the text is needed. */
const isVisualBlock = (identifier: string) => !nonVisualBlocks.some((name) => name === identifier);

interface LayoutPreload extends Preload {
  isSmallScreen: boolean;
}

/** Preloads the data of every page's layout; the menus of a small screen load once the page is usable. */
export async function preloadLayout(context: LayoutPreload): Promise<void> {
  const { dispatch, options, isSmallScreen } = context;
  await Promise.all([
    ...layoutBlocks.map((identifier) =>
      isVisualBlock(identifier)
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
}

/** Preloads the layout and the page's blocks. */
export const preload: PageModule['preload'] = async (context) => {
  const { config, url, hasLayout } = context;
  const { basename, isSupported } = languageOf(url.pathname, config);
  await Promise.all([
    preloadPageBlocks(url.pathname.slice(basename.length), context),
    !hasLayout && preloadLayout(context),
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
  const isPermitted = useIsPermitted(config.iframe_url, useSelector(selectIsKiosk));
  if (!isPermitted) {
    return (
      <main>
        <ErrorScreen title={t('unauthorizedTitle')} message={t('unauthorizedNote')} hasLinks={false} />
      </main>
    );
  }
  if (!isSupported)
    return (
      <main>
        <ErrorScreen title={t('localeTitle')} message={t('localeNote')} />
      </main>
    );
  return <Frame isChecking={isChecking} />;
}

/** Memoised across navigation; URL-dependent parts subscribe to the location themselves. */
const Frame = memo(({ isChecking }: { isChecking: boolean }) => {
  const { t } = useTranslation('site');
  const isKiosk = useSelector(selectIsKiosk);
  useScrollLock();
  useAnchorScroll();
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
      {!isKiosk && <LazyDeviceFeatures />}
      <DeferredHydration>
        <ShellFooter />
      </DeferredHydration>
      <SharedMarkup name="overlays">
        <CartDrawer />
        <CartLocationSync />
        <CustomerLists />
        <LazyAccountPanel />
        <LocationDrawer />
      </SharedMarkup>
      <SiteNotices>
        <CartNotice />
        <LazyProductNotice />
      </SiteNotices>
      {isChecking && (
        <Suspense fallback={null}>
          <CheckPanel />
        </Suspense>
      )}
      <ThirdParties />
      <RouteFocus />
      <ScrollRestoration />
    </div>
  );
});

const footerBlock = (
  <SharedMarkup name="footer">
    <ContentBlock identifier="footer" />
  </SharedMarkup>
);

/** The dealer's footer; only its links in the checkout. */
const ShellFooter = () => <Footer>{useIsCheckout() ? <CheckoutFooterLinks /> : footerBlock}</Footer>;

/** Structured data that the dealer adds to a page: block seo-{page}-sd (docs/spec/04 §2). */
function DealerStructuredData() {
  const content = usePageBlock(isSeoBlock);
  const data = useMemo(() => readStructuredData(content), [content]);
  return <JsonLd data={data} />;
}

/** Loads the features of the installed app once the page is usable; the page works without them. */
function LazyDeviceFeatures() {
  if (!useIsPageUsable()) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <DeviceFeatures />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Loads the account panel once it is opened. */
function LazyAccountPanel() {
  if (!useSelector(selectAccountDisplay).isOpen) return null;
  return (
    <Suspense fallback={null}>
      <AccountPanel />
    </Suspense>
  );
}

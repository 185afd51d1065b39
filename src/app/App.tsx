import type { i18n } from 'i18next';
import { lazy, type ReactNode, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { PlatformProvider } from '@/platform/PlatformContext';
import type { Platform } from '@/platform/platform';
import type { AppStore, RootState } from './store';

const VisitTools = lazy(async () => ({
  default: (await import('@/features/kiosk/visit/VisitTools')).VisitTools,
}));

interface Props {
  store: AppStore;
  i18n: i18n;
  /** null on the server: nothing there may depend on where the app runs. */
  platform: Platform | null;
  /** What the server rendered from: parts that are taken over late still start from it, whatever changed meanwhile. */
  serverState?: RootState;
  children: ReactNode;
}

/** What every screen stands on, in a browser and on the server alike. */
export function App({ store, i18n, platform, serverState, children }: Props) {
  return (
    <PlatformProvider value={platform}>
      <Provider store={store} serverState={serverState}>
        <I18nextProvider i18n={i18n}>
          <div id="app">{children}</div>
          {platform?.kiosk?.role === 'visit' && (
            <Suspense fallback={null}>
              <VisitTools bridge={platform.kiosk} />
            </Suspense>
          )}
        </I18nextProvider>
      </Provider>
    </PlatformProvider>
  );
}

import { type ReactNode, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { lazyPart } from '@/browser/lazyPart';
import { type ParsedContents, ParsedContentsContext } from '@/features/content/parsedContents';
import type { I18n } from '@/lib/i18n/createI18n';
import { NonceContext } from '@/lib/nonce';
import { PlatformProvider } from '@/platform/PlatformContext';
import type { Platform } from '@/platform/platform';
import type { AppStore, RootState } from './store';

const VisitControls = lazyPart(async () => ({
  default: (await import('@/features/kiosk/visit/VisitControls')).VisitControls,
}));

interface Props {
  store: AppStore;
  i18n: I18n;
  /** null on the server: server-rendered markup must not depend on the platform. */
  platform: Platform | null;
  /** The state that the server rendered from. Parts that hydrate late start from it. */
  serverState?: RootState;
  /** Nonce of the content-security policy on the server; a browser reads it from the page (src/lib/nonce.ts). */
  nonce?: string;
  /** Receives the dealer contents that the server renders. */
  parsed?: ParsedContents;
  children: ReactNode;
}

/** The providers of every page, in browsers and on the server. */
export function App({ store, i18n, platform, serverState, nonce, parsed, children }: Props) {
  return (
    <NonceContext value={nonce}>
      <PlatformProvider value={platform}>
        <Provider store={store} serverState={serverState}>
          <I18nextProvider i18n={i18n}>
            <ParsedContentsContext value={parsed ?? null}>
              <div id="app">{children}</div>
            </ParsedContentsContext>
            {platform?.kiosk?.role === 'visit' && (
              <Suspense fallback={null}>
                <VisitControls bridge={platform.kiosk} />
              </Suspense>
            )}
          </I18nextProvider>
        </Provider>
      </PlatformProvider>
    </NonceContext>
  );
}

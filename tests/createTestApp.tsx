import { type TenantConfigInput, tenantConfig } from '@contract/config';
import type { Transport } from '@contract/transport';
import i18next, { type i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import * as z from 'zod/mini';
import { makeStore } from '@/app/store';

const files = import.meta.glob<Record<string, unknown>>('/locales/en/*.json', {
  eager: true,
  import: 'default',
});
const english = Object.fromEntries(
  Object.entries(files).map(([file, texts]) => [file.replace(/^.*\/|\.json$/g, ''), texts]),
);

/** i18next with the English texts of locales/. */
function englishTexts(): i18n {
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng: 'en',
    ns: Object.keys(english),
    defaultNS: 'site',
    resources: { en: english },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}

interface TestAppOptions {
  config?: TenantConfigInput;
  /** Responds to requests to /api/rest; by default the network is unreachable. */
  send?: Transport;
  path?: string;
  /** The store of an earlier app, for a shopper who opens another page. */
  store?: ReturnType<typeof makeStore>;
}

/** Creates a real store, real texts and a router around components; only the network is simulated. */
export function createTestApp({ config = {}, send, path = '/', store: openStore }: TestAppOptions = {}) {
  const store =
    openStore ??
    makeStore(
      { send: send ?? (async () => ({ status: 0, body: undefined })) },
      { config: { tenant: z.parse(tenantConfig, config), locale: 'en-US' } },
    );
  const texts = englishTexts();
  const wrap = (children: ReactNode) => (
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </I18nextProvider>
    </Provider>
  );
  return { store, wrap };
}

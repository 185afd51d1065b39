import { type TenantConfigInput, tenantConfig } from '@contract/config';
import type { Transport } from '@contract/transport';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import * as z from 'zod/mini';
import { makeStore } from '@/app/store';
import { createTracker } from '@/browser/tracker';
import { createI18n, type Translations } from '@/lib/i18n/createI18n';

const files = import.meta.glob<Translations[string]>('/locales/en/*.json', {
  eager: true,
  import: 'default',
});
const english = Object.fromEntries(
  Object.entries(files).map(([file, texts]) => [file.replace(/^.*\/|\.json$/g, ''), texts]),
);
const i18n = await createI18n('en', { texts: english });

interface TestAppOptions {
  config?: TenantConfigInput;
  /** Responds to requests to /api/rest; by default the network is unreachable. */
  send?: Transport;
  path?: string;
  /** The store of an earlier app, for a shopper who opens another page. */
  store?: ReturnType<typeof makeStore>;
}

/** Creates a real store, real texts and a router around components; only the network is simulated. */
export function createTestApp({ config = {}, send, path = '/', store: earlierStore }: TestAppOptions = {}) {
  const tracker = createTracker();
  const store =
    earlierStore ??
    makeStore(
      {
        // Absent on the server, and in tests that run in Node.js.
        ...('window' in globalThis ? { tracker } : {}),
        send: send ?? (async () => ({ status: 0, body: undefined })),
      },
      { config: { tenant: z.parse(tenantConfig, config), locale: 'en-US' } },
    );
  const wrap = (children: ReactNode) => (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </I18nextProvider>
    </Provider>
  );
  return { store, wrap, tracker };
}

import { type TenantConfigInput, tenantConfig } from '@contract/config';
import type { Transport } from '@contract/transport';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import * as z from 'zod/mini';
import { makeStore } from '@/app/store';
import { createI18n, I18nContext } from '@/lib/i18n';
import type { Texts } from '@/lib/translate';

const files = import.meta.glob<Texts>('/locales/en/*.json', {
  eager: true,
  import: 'default',
});
const english = Object.fromEntries(
  Object.entries(files).map(([file, texts]) => [file.replace(/^.*\/|\.json$/g, ''), texts]),
);

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
  const store =
    earlierStore ??
    makeStore(
      { send: send ?? (async () => ({ status: 0, body: undefined })) },
      { config: { tenant: z.parse(tenantConfig, config), locale: 'en-US' } },
    );
  const texts = createI18n('en', async () => ({}), english);
  const wrap = (children: ReactNode) => (
    <Provider store={store}>
      <I18nContext value={texts}>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </I18nContext>
    </Provider>
  );
  return { store, wrap };
}

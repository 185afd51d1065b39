import type { BackendModule, InitOptions, Services } from 'i18next';
import ChainedBackend from 'i18next-chained-backend';
import HttpBackend from 'i18next-http-backend';
import LocalStorageBackend from 'i18next-localstorage-backend';

export const HOUR_MS = 3_600_000;

/** The browser's texts: cached in local storage for an hour (docs/spec/19 §3), or longer while the files can't be loaded. */
export function createTextBackend(services: Services, options: InitOptions): BackendModule {
  const cache = { prefix: 'i18next_res_', defaultVersion: __TEXTS_VERSION__ };
  const backend = new ChainedBackend();
  backend.init(
    services,
    {
      backends: [LocalStorageBackend, HttpBackend, LocalStorageBackend],
      backendOptions: [
        { ...cache, expirationTime: HOUR_MS },
        { loadPath: '/locales/{{lng}}/{{ns}}.json' },
        { ...cache, expirationTime: Number.POSITIVE_INFINITY },
      ],
      retryOnFailure: true,
    },
    options,
  );
  return backend;
}

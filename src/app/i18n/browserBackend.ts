import ChainedBackend, { type ChainedBackendOptions } from 'i18next-chained-backend';
import HttpBackend from 'i18next-http-backend';
import LocalStorageBackend from 'i18next-localstorage-backend';

export const HOUR_MS = 3_600_000;

/** The browser's texts: cached in local storage for an hour (docs/spec/19 §3), at any age while the files can't be loaded. */
export const browserBackend = () => ({
  backend: ChainedBackend,
  backendOptions: {
    backends: [LocalStorageBackend, HttpBackend, LocalStorageBackend],
    backendOptions: [
      { prefix: 'i18next_res_', expirationTime: HOUR_MS, defaultVersion: __TEXTS_VERSION__ },
      { loadPath: '/locales/{{lng}}/{{ns}}.json' },
      {
        prefix: 'i18next_res_',
        expirationTime: Number.POSITIVE_INFINITY,
        defaultVersion: __TEXTS_VERSION__,
      },
    ],
    retryOnFailure: true,
  } satisfies ChainedBackendOptions,
});

import type { BackendModule, ResourceKey, Services } from 'i18next';
import Chained from 'i18next-chained-backend';
import Http from 'i18next-http-backend';
import LocalStorage from 'i18next-localstorage-backend';
import * as z from 'zod/mini';

export const HOUR_MS = 3_600_000;

/** Prefix of the translations in local storage (docs/spec/19 §3). */
const CACHE_PREFIX = 'i18next_res_';

const cachedNamespace = z.record(z.string(), z.unknown());

/** The cached translations of a namespace, of any age; null when there are none or they are unreadable. */
function readCache(language: string, namespace: string): ResourceKey | null {
  try {
    const json = window.localStorage.getItem(`${CACHE_PREFIX}${language}-${namespace}`);
    const { i18nStamp, i18nVersion, ...texts } = z.parse(cachedNamespace, JSON.parse(json ?? ''));
    return texts as ResourceKey;
  } catch {
    return null;
  }
}

/** Wraps a backend: when it fails, cached translations of any age are used. */
export const withStaleFallback = (backend: BackendModule): BackendModule => ({
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    backend.read(language, namespace, (error, texts) => {
      const cached = error ? readCache(language, namespace) : null;
      if (cached) done(null, cached);
      else done(error, texts);
    });
  },
});

/**
 * Loads translations by HTTP and caches them in local storage for an hour (docs/spec/19 §3); without
 * network the cache is used at any age.
 */
export const cachedTranslations = (services: Services): BackendModule =>
  withStaleFallback(
    new Chained(services, {
      backends: [LocalStorage, Http],
      backendOptions: [
        { prefix: CACHE_PREFIX, expirationTime: HOUR_MS, defaultVersion: __APP_VERSION__ },
        { loadPath: '/locales/{{lng}}/{{ns}}.json' },
      ],
    }),
  );

import type { BackendModule, Services } from 'i18next';
import Chained from 'i18next-chained-backend';
import Http from 'i18next-http-backend';
import LocalStorage from 'i18next-localstorage-backend';
import { KEPT_PREFIX, orStale } from './staleTranslations';

export const HOUR_MS = 3_600_000;

/**
 * Texts by GET, kept in local storage under a prefix for an hour (shell specification §7 and §9), and read from there
 * however old while there is no network.
 */
export const keptTranslations = (services: Services): BackendModule =>
  orStale(
    new Chained(services, {
      backends: [LocalStorage, Http],
      backendOptions: [
        { prefix: KEPT_PREFIX, expirationTime: HOUR_MS, defaultVersion: __APP_VERSION__ },
        { loadPath: '/locales/{{lng}}/{{ns}}.json' },
      ],
    }),
  );

import type { Services } from 'i18next';
import Chained from 'i18next-chained-backend';
import Http from 'i18next-http-backend';
import LocalStorage from 'i18next-localstorage-backend';

const HOUR_MS = 3_600_000;

/** Texts by GET, kept in local storage under a prefix for an hour (shell specification §7 and §9). */
export const keptTranslations = (services: Services) =>
  new Chained(services, {
    backends: [LocalStorage, Http],
    backendOptions: [
      { prefix: 'i18next_res_', expirationTime: HOUR_MS, defaultVersion: __APP_VERSION__ },
      { loadPath: '/locales/{{lng}}/{{ns}}.json' },
    ],
  });

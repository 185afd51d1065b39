import * as z from 'zod/mini';
import { deviceStorage } from '@/lib/deviceStorage';
import type { LoadTexts } from '@/lib/i18n';
import type { Texts } from '@/lib/translate';

export const HOUR_MS = 3_600_000;

/** Prefix of the translations in local storage (docs/spec/19 §3). */
const CACHE_PREFIX = 'i18next_res_';

const cachedNamespace = z.catchall(
  z.object({ i18nStamp: z.optional(z.number()), i18nVersion: z.optional(z.string()) }),
  z.unknown(),
);

const keyOf = (language: string, namespace: string) => `${CACHE_PREFIX}${language}-${namespace}`;

interface Cached {
  texts: Texts;
  /** Of this version of the app, and younger than an hour. */
  isFresh: boolean;
}

/** The cached texts of a namespace, of any age; null when there are none or they are unreadable. */
function readCache(key: string): Cached | null {
  try {
    const json = deviceStorage.get(key);
    const { i18nStamp = 0, i18nVersion, ...texts } = z.parse(cachedNamespace, JSON.parse(json ?? ''));
    const isFresh = i18nVersion === __APP_VERSION__ && i18nStamp + HOUR_MS > Date.now();
    return { texts: texts as Texts, isFresh };
  } catch {
    return null;
  }
}

function writeCache(key: string, texts: Texts): void {
  const cached = { ...texts, i18nStamp: Date.now(), i18nVersion: __APP_VERSION__ };
  // Without storage the texts are loaded again on the next page.
  deviceStorage.set(key, JSON.stringify(cached));
}

/**
 * Loads translations by HTTP and caches them in local storage for an hour (docs/spec/19 §3); without network the cache is
 * used at any age.
 */
export const loadTranslations: LoadTexts = async (language, namespace) => {
  const key = keyOf(language, namespace);
  const cached = readCache(key);
  if (cached?.isFresh) return cached.texts;
  try {
    const response = await fetch(`/locales/${language}/${namespace}.json`);
    if (!response.ok) throw new Error(`No texts of ${namespace}: ${response.status}`);
    const texts = (await response.json()) as Texts;
    writeCache(key, texts);
    return texts;
  } catch (error) {
    if (cached) return cached.texts;
    throw error;
  }
};

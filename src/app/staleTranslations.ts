import type { BackendModule, ResourceKey } from 'i18next';
import * as z from 'zod/mini';

/** Namespace of the texts in local storage (shell specification §7). */
export const KEPT_PREFIX = 'i18next_res_';

const keptTexts = z.record(z.string(), z.unknown());

/** Texts kept of a language and namespace, however old; null when there are none. */
function readKept(language: string, namespace: string): ResourceKey | null {
  try {
    const text = window.localStorage.getItem(`${KEPT_PREFIX}${language}-${namespace}`);
    const { i18nStamp, i18nVersion, ...texts } = z.parse(keptTexts, JSON.parse(text ?? ''));
    return texts as ResourceKey;
  } catch {
    return null;
  }
}

/** A backend whose failure is answered with the texts of an earlier visit: old words say more than none. */
export const orStale = (backend: BackendModule): BackendModule => ({
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    backend.read(language, namespace, (error, texts) => {
      const kept = error ? readKept(language, namespace) : null;
      if (kept) done(null, kept);
      else done(error, texts);
    });
  },
});

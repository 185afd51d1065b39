import type { LoadTexts } from '@/lib/i18n';

/** Loads texts in a browser. Its code loads with the first namespace that boot data does not contain. */
export const lazyTranslations: LoadTexts = async (language, namespace) =>
  (await import('./translations')).loadTranslations(language, namespace);

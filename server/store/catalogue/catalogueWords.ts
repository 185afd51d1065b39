import en from '../../../locales/en/storeCatalogue.json';
import fr from '../../../locales/fr/storeCatalogue.json';
import type { BilingualText } from './details.ts';

const sentences: Record<string, Record<keyof typeof en, string>> = { en, fr };

/** A word of the catalogue in the shopper's language, with {{names}} filled in. */
export function word(language: string, key: keyof typeof en, values: Record<string, string | number> = {}) {
  const sentence = (sentences[language] ?? en)[key];
  return sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** The text in a language; English where there is none. */
export const inLanguage = (text: BilingualText, language: string): string =>
  (language === 'fr' ? text.fr : text.en) || text.en;

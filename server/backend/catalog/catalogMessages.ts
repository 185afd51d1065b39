import { ownValue } from '../../../contract/ownValue.ts';
import en from '../../../locales/en/storeCatalog.json';
import fr from '../../../locales/fr/storeCatalog.json';
import type { BilingualText } from './details.ts';

const sentences: Record<string, Record<keyof typeof en, string>> = { en, fr };

/** Returns a catalog message in a language, with {{placeholders}} filled in. */
export function catalogMessage(
  language: string,
  key: keyof typeof en,
  values: Record<string, string | number> = {},
) {
  const sentence = (ownValue(sentences, language) ?? en)[key];
  return sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** Returns a text in a language; English when the translation is missing. */
export const localizedText = (text: BilingualText, language: string): string =>
  (language === 'fr' ? text.fr : text.en) || text.en;

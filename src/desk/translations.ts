import { deskLanguages } from '@contract/desk/fileQuery';
import { deviceStorage } from '@/browser/deviceStorage';
import { backendOf, createI18n, type I18n } from '@/lib/i18n/createI18n';

const files = import.meta.glob<object>('../../locales/*/desk/*.json', { import: 'default' });

const LANGUAGES: readonly string[] = deskLanguages;
const STORED = 'desk-language';

/** The language that the person chose, or else the browser's first one that the desk supports. */
export function deskLanguage(): string {
  const wanted = [deviceStorage.get(STORED) ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2));
  return wanted.find((language) => LANGUAGES.includes(language)) ?? 'en';
}

/** Stores a language and reloads the desk in it. */
export function chooseLanguage(language: string): void {
  deviceStorage.set(STORED, language);
  location.reload();
}

export const otherLanguage = (language: string): string => (language === 'en' ? 'fr' : 'en');

const pathOf = (language: string, namespace: string) => `../../locales/${language}/${namespace}.json`;

/** One namespace per file of locales/{language}/desk, such as desk/frame. */
const namespaces = Object.keys(files)
  .filter((path) => path.includes('/en/'))
  .map((path) => path.replace(/^.*\/en\/|\.json$/g, ''));

/** Loads the desk's texts of a language. */
export const createTranslations = (language: string): Promise<I18n> =>
  createI18n(language, {
    namespaces,
    backend: backendOf(async (_, namespace) => (await files[pathOf(language, namespace)]?.()) ?? {}),
  });

import i18next from 'i18next';
import { deviceStorage } from '@/lib/deviceStorage';
import type { I18n } from '@/lib/i18n';
import type { Texts } from '@/lib/translate';

const files = import.meta.glob<Texts>('../../locales/*/desk/*.json', { import: 'default' });

const LANGUAGES = ['en', 'fr'];
const STORED = 'desk-language';

/** The language that the person chose, else the browser's first one that the desk has. */
export function deskLanguage(): string {
  const wanted = [deviceStorage.get(STORED) ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2));
  return wanted.find((language) => LANGUAGES.includes(language)) ?? 'en';
}

/** Remembers a language, and loads the desk in it. */
export function chooseLanguage(language: string): void {
  deviceStorage.set(STORED, language);
  location.reload();
}

export const otherLanguage = (language: string): string => (language === 'en' ? 'fr' : 'en');

/**
 * Loads the desk's texts of a language. Each file of locales/{language}/desk is a namespace. The desk has no limit of bytes, so i18next
 * finds them; the storefront follows its rules in few lines (src/lib/i18n.ts), which src/lib/i18next.test.ts compares.
 */
export async function createTranslations(language: string): Promise<I18n> {
  const own = Object.entries(files).filter(([path]) => path.includes(`/${language}/desk/`));
  const loaded = await Promise.all(own.map(async ([path, load]) => [path, await load()] as const));
  const resources = Object.fromEntries(
    loaded.map(([path, texts]) => [path.replace(/^.*\/|\.json$/g, ''), texts]),
  );
  const instance = i18next.createInstance();
  await instance.init({
    lng: language,
    resources: { [language]: resources },
    defaultNS: 'frame',
    interpolation: { escapeValue: false },
  });
  return {
    language,
    translations: resources,
    translateIn: (namespace) => instance.getFixedT(null, namespace),
    hasLoadedNamespace: (namespace) => namespace in resources,
    loadNamespaces: async () => {},
  };
}

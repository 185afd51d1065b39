import i18next from 'i18next';
import { expect, it } from 'vitest';
import { createI18n } from './i18n';
import type { Texts } from './translate';

const files = import.meta.glob<Texts>('/locales/*/*.json', { eager: true, import: 'default' });

/** The texts of a language by namespace. */
const textsOf = (language: string) =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([file]) => file.startsWith(`/locales/${language}/`))
      .map(([file, texts]) => [file.replace(/^.*\/|\.json$/g, ''), texts]),
  );

/** The keys of all texts, those of plurals without their ending. */
function keysOf(texts: Texts, parent = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? parent + key.replace(/_(zero|one|many|other)$/, '')
      : keysOf(text, `${parent}${key}.`),
  );
}

const counts = [0, 1, 2, 5, 21, 1_000, 1_234.5];

/** A number for each number and a text for each other name in texts. */
const valuesIn = (texts: string, count: number) =>
  Object.fromEntries([
    ...[...texts.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => [name, `<${name}> & {{count}}`]),
    ...[...texts.matchAll(/\{\{\s*(\w+)\s*,/g)].map(([, name = '']) => [name, 12_345.67]),
    ['count', count],
  ]);

it.each(['en-US', 'en-CA', 'fr', 'fr-CA'])(
  'every text of the shop in %s is the one that i18next finds',
  async (locale) => {
    const language = locale.slice(0, 2);
    const texts = textsOf(language);
    const library = i18next.createInstance();
    await library.init({
      lng: locale,
      load: 'languageOnly',
      fallbackLng: false,
      resources: { [language]: texts },
      interpolation: { escapeValue: false },
    });
    const own = createI18n(locale, async () => ({}), texts);
    let compared = 0;
    for (const [namespace, keys] of Object.entries(texts)) {
      const [expected, found] = [library.getFixedT(null, namespace), own.translateIn(namespace)];
      for (const key of new Set(keysOf(keys)))
        for (const count of counts) {
          const values = valuesIn(JSON.stringify(keys), count);
          expect(found(key, values), `${namespace}:${key} of ${count}`).toBe(expected(key, values));
          compared += 1;
        }
    }
    expect(compared).toBeGreaterThan(5_000);
  },
);

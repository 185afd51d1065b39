import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const isName = /^[a-zA-Z-]+$/;

export type Translations = (language: string, namespace: string) => Promise<Record<string, string>>;

/** Texts of locales/, each file read once. Rejects for one that does not exist. */
export function readTranslations(folder: string): Translations {
  const known = new Map<string, Promise<Record<string, string>>>();
  return (language, namespace) => {
    if (!isName.test(language) || !isName.test(namespace))
      return Promise.reject(new Error('not a locale file'));
    const file = join(folder, language, `${namespace}.json`);
    const before = known.get(file);
    if (before) return before;
    const reading = readFile(file, 'utf8').then((text) => JSON.parse(text) as Record<string, string>);
    known.set(file, reading);
    reading.catch(() => known.delete(file));
    return reading;
  };
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const isName = /^[a-zA-Z-]+$/;

export type Translations = (language: string, namespace: string) => Promise<Record<string, string>>;

/** Reads translations of locales/{language}/{namespace}.json, each file once. Rejects when the file does not exist. */
export function readTranslations(folder: string): Translations {
  const files = new Map<string, Promise<Record<string, string>>>();
  return (language, namespace) => {
    if (!isName.test(language) || !isName.test(namespace))
      return Promise.reject(new Error('not a locale file'));
    const file = join(folder, language, `${namespace}.json`);
    const cached = files.get(file);
    if (cached) return cached;
    const reading = readFile(file, 'utf8').then((text) => JSON.parse(text) as Record<string, string>);
    files.set(file, reading);
    reading.catch(() => files.delete(file));
    return reading;
  };
}

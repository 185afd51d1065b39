import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { checkHtml, RenderRequest, RenderResult } from '../../../src/ssr/serverEntry.tsx';

export type { RenderRequest, RenderResult };

/** Renders the page of a request (src/ssr/serverEntry.tsx). */
export type Render = (request: RenderRequest) => Promise<RenderResult>;

/** Checks HTML without rendering it, as the content check of the storefront does. */
export type CheckHtml = typeof checkHtml;

/** Loads the built server entry. Rejects when the file is missing. */
export const loadServerEntry = (file: string): Promise<{ render: Render; checkHtml: CheckHtml }> =>
  import(pathToFileURL(file).href);

/** The plain shell with its placeholders, the manifest that maps each module to its built file, and the rules of the stylesheets. */
export type WebBuild = Pick<RenderRequest, 'template' | 'manifest' | 'styles'>;

/** Reads the build of the web app. Rejects when the app has not been built. */
export async function readWebBuild(folder: string): Promise<WebBuild> {
  const [template, manifest, styles] = await Promise.all(
    ['index.html', '.vite/manifest.json', '.vite/styles.json'].map((file) =>
      readFile(join(folder, file), 'utf8'),
    ),
  );
  return {
    template: template ?? '',
    manifest: JSON.parse(manifest ?? '') as WebBuild['manifest'],
    styles: JSON.parse(styles ?? '') as WebBuild['styles'],
  };
}

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

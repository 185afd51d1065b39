import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
import type { checkHtml, RenderRequest, RenderResult } from '../../../src/ssr/serverEntry.tsx';

export type { RenderRequest, RenderResult };

/** Renders the page of a request (src/ssr/serverEntry.tsx). */
export type Render = (request: RenderRequest) => Promise<RenderResult>;

/** Checks HTML without rendering it, like the storefront's content check. */
export type CheckHtml = typeof checkHtml;

/** Loads the built server entry. Rejects when the file is missing. */
export const loadServerEntry = (file: string): Promise<{ render: Render; checkHtml: CheckHtml }> =>
  import(pathToFileURL(file).href);

/**
 * The plain shell with its placeholders, the manifest that maps each module to its built file, the inline script of each page, and the
 * stylesheets.
 */
export type WebBuild = Pick<RenderRequest, 'template' | 'manifest' | 'inlineScript' | 'styles'>;

/**
 * The stylesheets of a build in loading order: dependencies first, so that the rules of a component come after those of the components it
 * uses.
 */
function stylesheetsIn(manifest: WebBuild['manifest']): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) add(imported);
    for (const file of chunk.css ?? []) files.add(file);
    for (const imported of chunk.dynamicImports ?? []) add(imported);
  };
  for (const key of ['index.html', 'src/main.tsx', ...Object.keys(manifest)]) add(key);
  return [...files];
}

/** Reads the build of the web app. Rejects when the app has not been built. */
export async function readWebBuild(folder: string): Promise<WebBuild> {
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  const manifest = JSON.parse(await read('.vite/manifest.json')) as WebBuild['manifest'];
  const readStyles = async (file: string) => {
    const css = await read(file);
    const classes = [...css.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name);
    return { href: `/${file}`, css, classes: [...new Set(classes)] };
  };
  const [template, inlineScript, styles] = await Promise.all([
    read('index.html'),
    read('.vite/inline.js'),
    Promise.all(stylesheetsIn(manifest).map(readStyles)),
  ]);
  return { template, manifest, inlineScript, styles };
}

const isName = /^[a-zA-Z-]+$/;
/** More than the languages have files. */
const maxFiles = 500;

export type Translations = (language: string, namespace: string) => Promise<Record<string, string>>;

/** Reads translations of locales/{language}/{namespace}.json, each file once. Rejects when the file does not exist. */
export function readTranslations(folder: string): Translations {
  const files = new LRUCache<string, Record<string, string>>({
    max: maxFiles,
    fetchMethod: async (file) => JSON.parse(await readFile(file, 'utf8')) as Record<string, string>,
    ignoreFetchAbort: true,
  });
  return async (language, namespace) => {
    if (!isName.test(language) || !isName.test(namespace)) throw new Error('not a locale file');
    return files.forceFetch(join(folder, language, `${namespace}.json`));
  };
}

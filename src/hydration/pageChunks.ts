import { yieldToMain } from '@/browser/scheduling';

/** Vite's manifest: source file to built file, its stylesheets and the manifest keys of its static and dynamic imports. */
export type Manifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }
>;

const ELEMENT_ID = 'page-chunks';

const elements = new WeakMap<Manifest, Map<string, string>>();

/**
 * The script element that lists the chunks of the rendered page and their stylesheets, dependencies before dependents.
 * sourceFiles: keys of the manifest; unknown keys are skipped.
 */
export function pageChunksElement(manifest: Manifest, sourceFiles: readonly string[]): string {
  const cached = elements.get(manifest) ?? new Map<string, string>();
  elements.set(manifest, cached);
  const key = sourceFiles.join(' ');
  const element = cached.get(key) ?? makeElement(manifest, sourceFiles);
  cached.set(key, element);
  return element;
}

function makeElement(manifest: Manifest, sourceFiles: readonly string[]): string {
  const chunks = new Set<string>();
  const add = (key: string, ancestors: readonly string[] = []) => {
    const chunk = manifest[key];
    if (!chunk || ancestors.includes(key)) return;
    for (const imported of chunk.imports ?? []) add(imported, [...ancestors, key]);
    for (const stylesheet of chunk.css ?? []) chunks.add(stylesheet);
    chunks.add(chunk.file);
  };
  for (const file of sourceFiles) add(file);
  return `<script type="application/json" id="${ELEMENT_ID}">${JSON.stringify([...chunks])}</script>`;
}

/** Links added per task, because each takes a slow phone some milliseconds. */
const LINKS_PER_TASK = 4;

/** Adds a stylesheet that the document does not have yet. Resolves when it has loaded or failed. */
function addStylesheet(href: string): Promise<unknown> {
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href, crossOrigin: '' });
  const settled = new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
  document.head.append(link);
  return settled;
}

function preloadModule(href: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', href, crossOrigin: '' });
  document.head.append(link);
}

/**
 * Downloads the chunks of the rendered page and their stylesheets in parallel and evaluates each chunk in a separate task, so that input is
 * handled in between. The page itself contains the stylesheets that its markup uses (src/ssr/document.ts).
 */
export async function loadPageChunks(): Promise<void> {
  const text = document.getElementById(ELEMENT_ID)?.textContent;
  const files = text ? (JSON.parse(text) as string[]).map((file) => `/${file}`) : [];
  const stylesheets: Promise<unknown>[] = [];
  for (const [index, href] of files.entries()) {
    if (index % LINKS_PER_TASK === 0) await yieldToMain();
    if (href.endsWith('.css')) stylesheets.push(addStylesheet(href));
    else preloadModule(href);
  }
  for (const file of files.filter((href) => !href.endsWith('.css'))) {
    await import(/* @vite-ignore */ file);
    await yieldToMain();
  }
  await Promise.all(stylesheets);
}

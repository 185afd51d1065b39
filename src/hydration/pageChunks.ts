import { yieldToMain } from '@/lib/scheduling';

/** Vite's manifest: source file to built file and the manifest keys that it imports. */
export type Manifest = Record<string, { file: string; imports?: string[] }>;

const ELEMENT_ID = 'page-chunks';

/**
 * The script element that lists the chunks of the rendered page, dependencies before dependents.
 * sourceFiles: keys of the manifest; unknown keys are skipped.
 */
export function pageChunksElement(manifest: Manifest, sourceFiles: readonly string[]): string {
  const chunks = new Set<string>();
  const add = (key: string, ancestors: readonly string[] = []) => {
    const chunk = manifest[key];
    if (!chunk || ancestors.includes(key)) return;
    for (const imported of chunk.imports ?? []) add(imported, [...ancestors, key]);
    chunks.add(chunk.file);
  };
  for (const file of sourceFiles) add(file);
  return `<script type="application/json" id="${ELEMENT_ID}">${JSON.stringify([...chunks])}</script>`;
}

/** Preload links added per task: each takes a slow phone some milliseconds. */
const LINKS_PER_TASK = 4;

/** Downloads the chunks of the rendered page in parallel and evaluates each in a task of its own, so that input is handled in between. */
export async function loadPageChunks(): Promise<void> {
  const text = document.getElementById(ELEMENT_ID)?.textContent;
  const chunks = text ? (JSON.parse(text) as string[]).map((file) => `/${file}`) : [];
  for (const [index, href] of chunks.entries()) {
    if (index % LINKS_PER_TASK === 0) await yieldToMain();
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href, crossOrigin: '' });
    document.head.append(link);
  }
  for (const chunk of chunks) {
    await import(/* @vite-ignore */ chunk);
    await yieldToMain();
  }
}

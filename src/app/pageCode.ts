import { breathe } from '@/lib/breathe';

/** Vite's manifest: source file to built file and what it imports. */
export type Manifest = Record<string, { file: string; imports?: string[] }>;

const PAGE_CODE_ELEMENT = 'page-code';

/** The element that names the code of the pages shown, what is imported first; files are source files of the manifest. */
export function pageCodeElement(manifest: Manifest, files: readonly string[]): string {
  const wanted = new Set<string>();
  const add = (key: string, onTheWay: readonly string[] = []) => {
    const chunk = manifest[key];
    if (!chunk || onTheWay.includes(key)) return;
    for (const imported of chunk.imports ?? []) add(imported, [...onTheWay, key]);
    wanted.add(chunk.file);
  };
  for (const file of files) add(file);
  return `<script type="application/json" id="${PAGE_CODE_ELEMENT}">${JSON.stringify([...wanted])}</script>`;
}

/** How many fetches one task begins: each takes a slow phone some milliseconds. */
const atOnce = 4;

/**
 * Fetches, all side by side, the code that the server knows this page needs, and runs it piece by piece, so that a tap is
 * never kept waiting for the whole.
 */
export async function loadPageCode(): Promise<void> {
  const text = document.getElementById(PAGE_CODE_ELEMENT)?.textContent;
  const files = text ? (JSON.parse(text) as string[]).map((file) => `/${file}`) : [];
  for (const [index, href] of files.entries()) {
    if (index % atOnce === 0) await breathe();
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href, crossOrigin: '' });
    document.head.append(link);
  }
  for (const file of files) {
    await import(/* @vite-ignore */ file);
    await breathe();
  }
}

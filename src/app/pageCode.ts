/** Vite's manifest: source file to built file and what it imports. */
export type Manifest = Record<string, { file: string; imports?: string[] }>;

const PAGE_CODE_ELEMENT = 'page-code';

/** The element that names the code of the pages shown, imports included; files are source files of the manifest. */
export function pageCodeElement(manifest: Manifest, files: readonly string[]): string {
  const wanted = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || wanted.has(chunk.file)) return;
    wanted.add(chunk.file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const file of files) add(file);
  return `<script type="application/json" id="${PAGE_CODE_ELEMENT}">${JSON.stringify([...wanted])}</script>`;
}

/** Fetches, all at once, the code that the server knows this page needs. */
export function preloadPageCode(): void {
  const text = document.getElementById(PAGE_CODE_ELEMENT)?.textContent;
  for (const file of text ? (JSON.parse(text) as string[]) : []) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href: `/${file}`, crossOrigin: '' });
    document.head.append(link);
  }
}

/** Vite's manifest: source file to built file and what it imports. */
export type Manifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean }>;

/** Tells the browser of the code of the pages shown, imports included, before the entry asks for it. */
export function preloadLinks(manifest: Manifest, files: readonly string[]): string {
  const wanted = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || chunk.isEntry || wanted.has(chunk.file)) return;
    wanted.add(chunk.file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const file of files) add(file);
  return [...wanted].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
}

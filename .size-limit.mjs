import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync(new URL('./dist/web/.vite/manifest.json', import.meta.url), 'utf8'));

/** The manifest keys of a built file and of all its static imports. */
function withImports(key, found = new Set()) {
  if (!found.has(key)) {
    found.add(key);
    for (const imported of manifest[key].imports ?? []) withImports(imported, found);
  }
  return found;
}

/** The code that runs before the code of the first page: src/hydration/entry.ts, then src/main.tsx. */
const entry = withImports('index.html', withImports('src/main.tsx'));

export default [
  {
    name: 'entry JavaScript',
    path: [...entry].map((key) => `dist/web/${manifest[key].file}`),
    limit: '175 kB',
    gzip: true,
  },
];

import { readFileSync } from 'node:fs';

const shell = readFileSync(new URL('./dist/web/index.html', import.meta.url), 'utf8');
const loaded = [
  ...shell.matchAll(/<(?:script[^>]*\ssrc|link rel="modulepreload"[^>]*\shref)="\/([^"]+\.js)"/g),
];

/** Every script the first page asks for at once: the entry and what is preloaded with it. */
export default [
  {
    name: 'entry JavaScript',
    path: loaded.map(([, path]) => `dist/web/${path}`),
    limit: '160 kB',
    gzip: true,
  },
];

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const files = () =>
  readdirSync('locales', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    // The desk bundles its own texts (src/desk/translations.ts).
    .filter(({ parentPath }) => !parentPath.endsWith('desk'))
    .map((entry) => join(entry.parentPath, entry.name));

/** Changes with every text, so that a browser's cache never outlives a release (src/app/i18n/browserBackend.ts). */
export function textsVersion(): string {
  const hash = createHash('sha256');
  for (const file of files().sort()) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}

/** Serves locales/ in development and adds it, minified, to the build. */
export const localesPlugin = (): Plugin => ({
  name: 'locales',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const [pathname = '', query] = (request.url ?? '').split('?');
      // Vite serves a file imported by code as a module.
      if (query === 'import') return next();
      const path = decodeURIComponent(pathname).slice(1);
      const file = files().find((name) => name.replaceAll('\\', '/') === path);
      if (!file) return next();
      response.setHeader('content-type', 'application/json');
      response.end(readFileSync(file));
    });
  },
  generateBundle() {
    for (const file of files()) {
      const source = JSON.stringify(JSON.parse(readFileSync(file, 'utf8')));
      this.emitFile({ type: 'asset', fileName: file.replaceAll('\\', '/'), source });
    }
  },
});

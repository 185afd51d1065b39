import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** Development packages whose code or files are part of the builds: fonts, the kiosk's runtime, the service worker. */
const isShipped = (name) =>
  ['@fontsource-variable/figtree', '@fontsource/newsreader', 'electron'].includes(name) ||
  (name.startsWith('workbox-') && name !== 'workbox-build');

const head = `# Licenses

The npm packages that are shipped with the storefront, the server or the kiosk. \`npm run licenses\` writes this page from package-lock.json. Electron
contains Chromium and Node.js; their licenses are in \`LICENSES.chromium.html\` of the packaged application. The sources of the data in
\`tests/data\`, which is not shipped, are in [tests/data/README.md](../tests/data/README.md).`;

/** The text of docs/licenses.md. */
export function licensesDocument() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const rows = Object.entries(packages)
    .map(([path, { version, license = 'unknown', dev }]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      version,
      license,
      dev,
    }))
    .filter(({ name, dev }) => name !== '' && (!dev || isShipped(name)))
    .map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`);
  const table = [...new Set(rows)].sort();
  return `${head}\n\n| package | version | license |\n| --- | --- | --- |\n${table.join('\n')}\n`;
}

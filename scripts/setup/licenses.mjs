import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** Packages that build the app but are not part of it. They are not devDependencies, because `npm start` needs them. */
const buildTools = ['@vitejs/plugin-react', 'esbuild', 'vite', 'vite-plugin-pwa'];

const head = `# Licenses

The npm packages that are shipped with the storefront, the server or the kiosk. \`npm run licenses\` writes this page from the lock files. Electron
contains Chromium and Node.js; their licenses are in \`LICENSES.chromium.html\` of the packaged application. The sources of the data in
\`tests/data\`, which is not shipped, are in [tests/data/README.md](../tests/data/README.md).`;

const packagesOf = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;

const nameOf = (path) => path.replace(/^.*node_modules\//, '');

/** The path in the lock file of the package to which `name` resolves for the package at `path`; undefined if it is not installed. */
function pathOf(packages, name, path) {
  const nested = `${path && `${path}/`}node_modules/${name}`;
  if (packages[nested] || path === '') return packages[nested] && nested;
  return pathOf(packages, name, path.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, ''));
}

/** The paths of packages and all their dependencies. */
function withDependencies(packages, paths) {
  const found = new Set(paths);
  for (const path of found) {
    const { dependencies, optionalDependencies } = packages[path];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const dependency = pathOf(packages, name, path);
      if (dependency) found.add(dependency);
    }
  }
  return [...found];
}

/** The text of docs/licenses.md. */
export function licensesDocument() {
  const packages = packagesOf('package-lock.json');
  const direct = Object.keys(packages[''].dependencies).filter((name) => !buildTools.includes(name));
  const paths = withDependencies(
    packages,
    direct.map((name) => pathOf(packages, name, '')),
  );
  const shipped = [
    ...paths.map((path) => [path, packages[path]]),
    // The kiosk's runtime is the binary of that package, and the fonts are copied to src/ui/fonts.
    ['electron', packages['node_modules/electron']],
    ...Object.entries(packagesOf('tools/package-lock.json')).filter(([path]) => path.includes('@fontsource')),
  ];
  const rows = shipped.map(
    ([path, { version, license = 'unknown' }]) => `| ${nameOf(path)} | ${version} | ${license} |`,
  );
  const table = [...new Set(rows)].sort();
  return `${head}\n\n| package | version | license |\n| --- | --- | --- |\n${table.join('\n')}\n`;
}

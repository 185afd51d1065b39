import { readFileSync } from 'node:fs';

const { browserslist } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  browserslist: string[];
};

/** The oldest supported browser versions, with browserslist's names: { chrome: '100', ios_saf: '15.4' }. */
export const oldestBrowsers: Record<string, string> = Object.fromEntries(
  browserslist.map((query) => {
    const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
    if (!name || !version)
      throw new Error(`package.json: "${query}" in browserslist is not "name >= version"`);
    return [name, version];
  }),
);

/** The same as a target of Vite and esbuild, for scripts and styles: chrome100, ios15.4. */
export const buildTarget = Object.entries(oldestBrowsers).map(
  ([name, version]) => `${name === 'ios_saf' ? 'ios' : name}${version}`,
);

/** Supported by the first browsers with modules: Chrome 61, Edge 16, Firefox 60, Safari 11. A page tells them that they are too old. */
export const firstWithModules = 'es2017';

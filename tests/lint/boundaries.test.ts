import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

/** A file, a forbidden import, and an allowed one (docs/architecture.md). */
const rules: [file: string, forbidden: string, allowed: string][] = [
  ['src/lib/a.ts', '@/api/call', './money'],
  ['src/ui/A.tsx', '@/api/call', '@/lib/money'],
  ['src/ui/A.tsx', '@/features/cart/cartApi', './Button'],
  ['src/platform/a.ts', '@/config/theme', './platform'],
  ['src/api/a.ts', '@/config/theme', 'axios'],
  ['src/serviceWorker/a.ts', '@/api/call', '@/api/delayedWrites/writeQueue'],
  ['src/config/a.ts', '@/ui/Button', '@/api/call'],
  ['src/hydration/a.ts', '@/app/store', '@/lib/scheduling'],
  ['src/hydration/a.ts', '@/features/cart/cartApi', '@contract/transport'],
  ['src/ui/A.tsx', '@/hydration/DeferredHydration', './Button'],
  ['src/features/cart/a.ts', '@/features/search/SearchBox', '@/features/product/ProductTile'],
  ['src/features/cart/a.ts', '@/app/store', '@/config/theme'],
  ['src/features/account/a.ts', '@/features/checkout/steps', '@/features/address/addressForm'],
  ['src/features/address/a.ts', '@/features/checkout/steps', '@/ui/Button'],
  ['src/features/product/a.ts', '@/features/cart/cartApi', '@/ui/Button'],
  ['src/features/content/tags/A.tsx', '@/features/cart/cartApi', '@/features/content/tagModule'],
  ['src/features/content/tags/B.tsx', '../tagModule', '@/features/content/tagModule'],
  ['src/browser/a.ts', '@/api/call', '@/lib/money'],
  ['src/features/shell/A.tsx', '@/features/search/SearchBox', '@/features/head/PageHead'],
  ['src/features/errors/A.tsx', '@/features/shell/siteSlice', '@/features/head/PageHead'],
  ['src/features/cart/a.ts', '@/widgets/MoreProducts', '@/browser/tracker'],
  ['src/widgets/A.tsx', '@/pages/CartPage', '@/features/cart/cartApi'],
  ['src/app/a.ts', '@/ssr/serverEntry', '@/pages/ErrorPage'],
  ['src/pages/A.tsx', '@/ssr/serverEntry', '@/ui/Button'],
  ['src/pages/A.tsx', '@/app/store', '@/features/cart/cartApi'],
  ['src/features/cart/a.ts', 'axios', '@/api/call'],
  ['src/features/cart/a.ts', 'redux-persist', 'react-redux'],
  ['src/features/cart/a.ts', 'idb-keyval', 'react'],
  ['src/platform/a.ts', 'electron', '@/lib/money'],
  ['electron/a.ts', '../src/features/cart/cartApi', '../src/platform/platform'],
  ['electron/a.ts', '../server/env', 'electron'],
  ['server/a.ts', '../src/features/cart/cartApi', '../contract/cart'],
  ['server/a.ts', '../src/api/call', '../contract/cart'],
  ['server/a.ts', '../demo/seed/seedDemoShop', '../contract/cart'],
  ['server/a.ts', '../tests/backend/testShop', '../contract/cart'],
  ['server/a.test.ts', '../src/api/call', '../tests/backend/testShop'],
  ['demo/a.ts', '../src/api/call', '../server/env'],
  ['electron/a.ts', '../demo/kiosk', '../contract/kiosk'],
  ['electron/a.ts', '../server/files/freeBytes', '../server/files/diskCache'],
  ['src/features/cart/a.ts', '../../../demo/kiosk', '@contract/cart'],
  ['contract/a.ts', '@/api/call', './cart'],
  ['contract/desk/a.ts', '../../server/env', '../cart'],
  ['src/desk/a.ts', '@/api/call', '@/ui/Button'],
  ['src/desk/a.ts', '@/features/cart/cartApi', '@contract/desk/staff'],
  ['contract/a.ts', '../server/env', './cart'],
  ['tools/conformance/a.ts', '../../server/env', '../../contract/cart'],
];

const root = resolve(import.meta.dirname, '../..');
const biome = join(root, 'tools/node_modules/.bin/biome');
const importing = (source: string) => `import { x } from '${source}';\nexport const y = x;\n`;
const importingType = (source: string) => `import type { X } from '${source}';\nexport type Y = X;\n`;

/** The file of a rule's row, under a name that only this row has: src/lib/a.ts of row 3 becomes src/lib/a3.ts. */
const fileOfRow = (file: string, row: number) => join(dirname(file), basename(file).replace('.', `${row}.`));
const filesOfRows = (sourceOf: (rule: (typeof rules)[number]) => string): [string, string][] =>
  rules.map((rule, row) => [fileOfRow(rule[0], row), importing(sourceOf(rule))]);

const report = z.object({
  diagnostics: z.array(z.object({ category: z.string(), location: z.object({ path: z.string() }) })),
});

/** The violations that one run of Biome finds in a folder with these files, as "FILE: RULE". */
function violationsIn(files: readonly [name: string, text: string][]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  cpSync(join(root, 'biome.json'), join(folder, 'biome.json'));
  for (const [name, text] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const only = ['--only=style/noRestrictedImports', '--only=suspicious/noImportCycles'];
  const output = ['--reporter=json', '--max-diagnostics=none'];
  const { stdout } = spawnSync(biome, ['lint', '--vcs-enabled=false', ...output, ...only, '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return z
    .parse(report, JSON.parse(stdout))
    .diagnostics.map(({ category, location }) => `${location.path}: ${category.replace(/^.*\//, '')}`);
}

describe('the layers of docs/architecture.md', () => {
  const cycle: [string, string][] = [
    ['src/lib/one.ts', importing('./two')],
    ['src/lib/two.ts', importing('./one')],
    ['src/lib/three.ts', importingType('./four')],
    ['src/lib/four.ts', importingType('./three')],
    ['server/one.ts', importingType('./two.ts')],
    ['server/two.ts', importingType('./one.ts')],
  ];
  const found = violationsIn([...filesOfRows(([, forbidden]) => forbidden), ...cycle]);

  it.each(rules.map(([file, forbidden], row) => ({ file, forbidden, row })))(
    '$file may not import $forbidden',
    ({ file, row }) => {
      const planted = fileOfRow(file, row);
      expect(found.filter((line) => line.startsWith(`${planted}:`))).toEqual([
        `${planted}: noRestrictedImports`,
      ]);
    },
  );

  it('two files may not import each other, types included', () => {
    expect(found).toContain('src/lib/one.ts: noImportCycles');
    expect(found).toContain('src/lib/three.ts: noImportCycles');
    expect(found).toContain('server/one.ts: noImportCycles');
  });

  it('permit every other import', () => {
    expect(violationsIn(filesOfRows(([, , allowed]) => allowed))).toEqual([]);
  });
});

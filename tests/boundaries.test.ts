import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A file, a forbidden import, and an allowed one (docs/architecture.md). */
const rules: [file: string, forbidden: string, allowed: string][] = [
  ['src/lib/a.ts', '@/api/call', './money'],
  ['src/ui/A.tsx', '@/api/call', '@/lib/money'],
  ['src/ui/A.tsx', '@/features/cart/cartApi', './Button'],
  ['src/platform/a.ts', '@/config/theme', './platform'],
  ['src/api/a.ts', '@/config/theme', 'axios'],
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
  ['src/features/cart/a.ts', '../../../demo/kiosk', '@contract/cart'],
  ['contract/a.ts', '@/api/call', './cart'],
  ['contract/desk/a.ts', '../../server/env', '../cart'],
  ['src/desk/a.ts', '@/api/call', '@/ui/Button'],
  ['src/desk/a.ts', '@/features/cart/cartApi', '@contract/desk/staff'],
  ['contract/a.ts', '../server/env', './cart'],
  ['tests/conformance/a.ts', '../../server/env', '../../contract/cart'],
];

const root = resolve(import.meta.dirname, '..');
const biome = join(root, 'node_modules/.bin/biome');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  cpSync(join(root, 'biome.json'), join(folder, 'biome.json'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The names of the Biome rules that a set of files violates. */
function broken(files: Record<string, string>): string[] {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const only = ['--only=style/noRestrictedImports', '--only=suspicious/noImportCycles'];
  const names = Object.keys(files);
  try {
    const args = ['lint', '--vcs-enabled=false', '--reporter=json', ...only, ...names];
    execFileSync(biome, args, { cwd: folder, stdio: 'pipe' });
    return [];
  } catch (error) {
    const out = String((error as { stdout: Buffer }).stdout);
    return [...out.matchAll(/"category":"lint\/\w+\/(\w+)"/g)].map(([, rule]) => rule ?? '');
  } finally {
    for (const name of names) rmSync(join(folder, name));
  }
}

const importing = (source: string) => `import { x } from '${source}';\nexport const y = x;\n`;

describe('the layers of docs/architecture.md', () => {
  it.each(rules)('%s may not import %s', (file, forbidden, allowed) => {
    expect(broken({ [file]: importing(forbidden) })).toEqual(['noRestrictedImports']);
    expect(broken({ [file]: importing(allowed) })).toEqual([]);
  });

  it('two files may not import each other', () => {
    const cycle = { 'src/lib/a.ts': importing('./b'), 'src/lib/b.ts': importing('./a') };
    expect(broken(cycle)).toContain('noImportCycles');
  });
});

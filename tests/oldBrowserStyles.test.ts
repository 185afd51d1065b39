import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CssNode, generate, parse, walk } from 'css-tree';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../server/files/projectRoot.ts';

/** Files that only the kiosk loads, whose browser is Electron; useSalesCall has the on-screen keyboard, PlaylistsPage a preview. */
const KIOSK = /^(KioskPage|VisitControls|useSalesCall|PlaylistsPage)/;

/** Functions of colour and units that the oldest browsers lack: they drop the whole declaration. */
const NEWER_VALUES = {
  colour: /(?:^|[\s,(])(?:color-mix|oklch|oklab|light-dark)\(/,
  unit: /\d(?:[dls]v(?:h|w|i|b|min|max)|cq(?:h|w|i|b|min|max)|r?lh|r?cap|rch|rex|r?ic)\b/,
};

/**
 * Lists what the oldest browsers of package.json would drop from a style sheet without an older form beside it: newer colours and units
 * outside @supports and without an earlier declaration of the property, ranges in media queries, nested rules, and
 * selectors with :has() in a list, which take the other selectors with them.
 */
function droppedByOldBrowsers(css: string): string[] {
  const found: string[] = [];
  const inSupports = new Set<CssNode>();
  const tree = parse(css, { parseCustomProperty: false });
  walk(tree, function (node) {
    if (this.atrule?.name === 'supports') inSupports.add(node);
    if (node.type === 'Atrule' && node.name === 'media' && node.prelude) {
      const query = generate(node.prelude);
      if (/[<>]/.test(query)) found.push(`range: @media ${query}`);
    }
    if (node.type !== 'Rule') return;
    const selector = generate(node.prelude);
    if (this.rule && this.rule !== node) found.push(`nesting: ${selector}`);
    if (node.prelude.type === 'SelectorList' && node.prelude.children.size > 1) {
      const hasHas = node.prelude.children.toArray().map((part) => generate(part).includes(':has('));
      if (hasHas.includes(true) && hasHas.includes(false)) found.push(`:has() in a list: ${selector}`);
    }
    if (inSupports.has(node)) return;
    const declared = new Set<string>();
    for (const part of node.block.children) {
      if (part.type !== 'Declaration') continue;
      const value = generate(part.value);
      // With var() a browser learns too late that it can't use a value to fall back to the earlier one.
      const newer = Object.entries(NEWER_VALUES).filter(([, pattern]) => pattern.test(value));
      if (newer.length > 0 && (!declared.has(part.property) || value.includes('var(')))
        found.push(...newer.map(([kind]) => `${kind}: ${selector} ${part.property}: ${value}`));
      else declared.add(part.property);
    }
  });
  return [...new Set(found)];
}

describe('the styles of the oldest browsers (package.json)', () => {
  it.each([
    ['a{color:color-mix(in oklab,red,blue)}', 'colour'],
    ['a{--soft:oklch(50% 0.1 20)}', 'colour'],
    ['a{background:linear-gradient(oklch(50% 0.1 20),red)}', 'colour'],
    ['a{color:light-dark(red,blue)}', 'colour'],
    ['a{color:red;color:color-mix(in oklab,var(--a),blue)}', 'colour'],
    ['a{height:100dvh}', 'unit'],
    ['a{height:100vh;height:calc(100svh - var(--foot))}', 'unit'],
    ['a{font-size:4cqi}', 'unit'],
    ['@media (width>=40rem){a{color:red}}', 'range'],
    ['@media (10rem<width<=40rem){a{color:red}}', 'range'],
    ['a{color:red;& b{color:blue}}', 'nesting'],
    ['a,b:has(c){color:red}', ':has() in a list'],
  ])('can not be %s', (css, kind) => {
    expect(droppedByOldBrowsers(css).map((found) => found.split(': ')[0])).toEqual([kind]);
  });

  it.each([
    'a{color:red;color:color-mix(in oklab,red,blue)}',
    '@supports (color:color-mix(in oklab,red,blue)){:root{--soft:color-mix(in oklab,red,blue)}}',
    'a{height:100vh;height:100dvh}',
    'a{--x:1vh}@supports (height:1dvh){a{--x:1dvh}}',
    '@media (min-width:40rem){a{color:red}}',
    'a:has(b){color:red}a{color:red}',
  ])('may be %s', (css) => expect(droppedByOldBrowsers(css)).toEqual([]));

  it('have an older form beside all that is newer in the built files', () => {
    const sheets = ['dist/web/assets', 'dist/desk/assets'].flatMap((folder) =>
      readdirSync(join(projectRoot, folder))
        .filter((name) => name.endsWith('.css') && !KIOSK.test(name))
        .map((name): [string, string] => [name, readFileSync(join(projectRoot, folder, name), 'utf8')]),
    );
    expect(sheets.length).toBeGreaterThan(30);
    expect(
      sheets.flatMap(([name, css]) => droppedByOldBrowsers(css).map((found) => `${name} ${found}`)),
    ).toEqual([]);
  });
});

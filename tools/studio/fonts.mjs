import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ensureToolDependencies } from '../../scripts/setup/dependencies.mjs';
import { root } from '../../scripts/setup/run.mjs';
import { printHelp } from '../../scripts/setup/usage.mjs';

printHelp(`Usage: node tools/studio/fonts.mjs

Writes src/ui/fonts: each font in two files, of which a browser loads the second only for a page with one of its
characters (unicode-range in src/ui/fonts.css). Run it after an update of the fonts' packages.`);

const resolve = createRequire(import.meta.url).resolve;
const fonts = {
  newsreader: '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2',
  figtree: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
};
const range = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
/** Characters used by English pages, with the ç in the language's name; the rest of Latin-1 and œ, Œ, Ÿ, € are for French and for names. */
const basic = `${range(0x20, 0x7e)}\u00a0©®°·×ç–—‘’“”…→•™″′½`;
await ensureToolDependencies();
// Imported here, because it may only just have been installed.
const { default: subsetFont } = await import('subset-font');
const parts = {
  basic,
  accents: [...range(0xa1, 0xff), ...'ŒœŸ€‹›«»'].filter((letter) => !basic.includes(letter)).join(''),
};

const folder = join(root, 'src/ui/fonts');
mkdirSync(folder, { recursive: true });
for (const [name, file] of Object.entries(fonts)) {
  for (const [part, text] of Object.entries(parts)) {
    const font = await subsetFont(readFileSync(resolve(file)), text, { targetFormat: 'woff2' });
    writeFileSync(join(folder, `${name}-${part}.woff2`), font);
    console.log(`${name}-${part}.woff2 ${font.length}`);
  }
}
const codes = (text) =>
  [...text].map((letter) => `U+${letter.codePointAt(0).toString(16).toUpperCase()}`).join(', ');
console.log(`unicode-range of the basic files: U+20-7E, ${codes(basic.slice(95))}`);

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { printHelp } from '../../scripts/setup/usage.mjs';
import { lettering, pen } from './lettering.mjs';

printHelp(`Usage: node tools/studio/wordmarks.mjs

Writes the demo shop's logos and brand marks as SVG.`);

/** Signs before the names, in a square of 100 units. */
const signs = {
  quay: '<path d="M4 70H96M4 90H96M50 8L82 54H18Z"/>',
  peak: '<path d="M4 88L38 20L58 58L70 38L96 88Z"/>',
  rings: '<circle cx="50" cy="50" r="44"/><circle cx="50" cy="50" r="27"/><circle cx="50" cy="50" r="10"/>',
  leaf: '<path d="M14 86C10 36 44 8 90 10C92 58 62 90 14 86ZM14 86L62 38"/>',
  arch: '<path d="M10 94V50A40 40 0 0 1 90 50V94M34 94V52A16 16 0 0 1 66 52V94"/>',
  moon: '<path d="M70 10A44 44 0 1 0 90 70A36 36 0 0 1 70 10Z"/>',
  sun: '<circle cx="50" cy="62" r="26"/><path d="M50 8V22M12 24L22 34M88 24L78 34M2 62H12M88 62H98M4 94H96"/>',
  flame: '<path d="M50 4C66 30 86 42 82 68A33 33 0 0 1 18 68C16 50 32 44 34 26C46 34 50 44 50 54"/>',
  weave: '<path d="M8 30H92M8 70H92M30 8V92M70 8V92"/>',
  frost: '<path d="M50 4V96M10 27L90 73M90 27L10 73M38 12L50 24L62 12M38 88L50 76L62 88"/>',
  hearth: '<path d="M6 94V30L50 6L94 30V94ZM50 90C30 76 40 62 52 48C66 64 70 78 50 90Z"/>',
  bird: '<path d="M4 40C30 20 46 34 50 56C54 34 72 16 96 22C84 44 70 66 50 86C44 70 26 50 4 40Z"/>',
  brook:
    '<path d="M4 30C24 10 40 50 60 30S92 26 96 30M4 56C24 36 40 76 60 56S92 52 96 56M4 82C24 62 40 102 60 82S92 78 96 82"/>',
  breeze: '<path d="M4 36H62A16 16 0 1 0 46 20M4 58H80A16 16 0 1 1 64 76M4 80H40"/>',
};

const ink = '#2b2f2d';

/** By slug: name, sign, stroke width, letter spacing, colour, slant in degrees. */
const brands = {
  northquay: ['NORTHQUAY', 'quay', 9, 24, '#1f3a4d', 0],
  fjellby: ['FJELLBY', 'peak', 7, 34, '#37474f', 0],
  'hollis-grain': ['HOLLIS & GRAIN', 'rings', 6, 20, '#5a3d28', 0],
  alderwick: ['ALDERWICK', 'leaf', 8, 22, '#3f5a3c', 0],
  castellane: ['CASTELLANE', 'arch', 5, 36, '#4a3350', 0],
  dunmoor: ['DUNMOOR', 'moon', 10, 18, '#2d3a63', 0],
  sunfold: ['SUNFOLD', 'sun', 9, 20, '#a35a1f', 0],
  'candela-row': ['CANDELA ROW', 'flame', 5, 30, ink, 0],
  tessel: ['TESSEL', 'weave', 12, 26, '#7a3b2e', 0],
  norrfell: ['NORRFELL', 'frost', 11, 20, '#24506e', 0],
  hearthline: ['HEARTHLINE', 'hearth', 12, 18, '#8c2f22', -8],
  kestrelle: ['KESTRELLE', 'bird', 6, 30, ink, -10],
  marrowbrook: ['MARROWBROOK', 'brook', 10, 16, '#2f5d62', 0],
  breezeworth: ['BREEZEWORTH', 'breeze', 8, 20, '#35628a', -8],
};

function svg(width, height, title, content) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.ceil(width)} ${Math.ceil(height)}" role="img" aria-label="${title}">${content}</svg>\n`;
}

function brandMark([name, sign, weight, gap, colour, slant]) {
  const text = lettering(name, gap);
  const pad = 24;
  const width = pad * 2 + 150 + text.width + (slant ? 14 : 0);
  const tilt = slant ? ` skewX(${slant})` : '';
  return svg(
    width,
    100 + pad * 2,
    name.replace('&', '&amp;'),
    `<g ${pen(weight, colour)} transform="translate(${pad + (slant ? 14 : 0)} ${pad})"><g>${signs[sign]}</g><g transform="translate(150 0)${tilt}">${text.svg}</g></g>`,
  );
}

/** A maple leaf of straight lines below a gable. */
const maple =
  'M50 4L62 24L76 18L72 38L94 38L82 54L90 64L66 70L54 74L54 96L46 96L46 74L34 70L10 64L18 54L6 38L28 38L24 18L38 24Z';
/** A spruce below northern lights. */
const boreale = 'M50 16L70 46H60L80 72H56V94H44V72H20L40 46H30Z';

const stores = {
  maple: {
    name: 'MAPLE & MAIN',
    line: 'HOME',
    sign: maple,
    colour: '#1f4d3f',
    accent: '#b4532a',
    radius: 22,
  },
  boreale: {
    name: 'MAISON BORÉALE',
    line: 'MEUBLES',
    sign: boreale,
    colour: '#1d3557',
    accent: '#c8952f',
    radius: 8,
  },
};

/** Light letters and a brighter sign, for the header on a dark screen. */
const dark = {
  maple: { colour: '#f1eee8', accent: '#ef8f65' },
  boreale: { colour: '#f1eee8', accent: '#e0b45a' },
};

function storeLogo({ name, line, sign, colour, accent }) {
  const text = lettering(name, 24, 0.6);
  const below = lettering(line, 46, 0.2);
  return svg(
    124 + text.width + 14,
    124,
    `${name} ${line}`.replace('&', '&amp;'),
    `<path transform="translate(4 4) scale(1.04)" fill="${accent}" d="${sign}"/><g ${pen(9, colour)} transform="translate(124 20)">${text.svg}</g><g ${pen(11, accent)} transform="translate(125 91)">${below.svg}</g>`,
  ).replace('viewBox="0 0', 'viewBox="0 -6');
}

function storeIcon({ name, sign, colour, radius }) {
  return svg(
    100,
    100,
    name.replace('&', '&amp;'),
    `<rect width="100" height="100" rx="${radius}" fill="${colour}"/><path transform="translate(17 17) scale(.66)" fill="#f6efe2" d="${sign}"/>`,
  );
}

const folder = fileURLToPath(new URL('../../demo/media/brand/', import.meta.url));
mkdirSync(path.join(folder, 'brands'), { recursive: true });
for (const [slug, brand] of Object.entries(brands))
  writeFileSync(path.join(folder, 'brands', `${slug}.svg`), brandMark(brand));
for (const [slug, store] of Object.entries(stores)) {
  writeFileSync(path.join(folder, `${slug}.svg`), storeLogo(store));
  writeFileSync(path.join(folder, `${slug}-dark.svg`), storeLogo({ ...store, ...dark[slug] }));
  writeFileSync(path.join(folder, `${slug}-icon.svg`), storeIcon(store));
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { printHelp } from '../../scripts/setup/usage.mjs';

printHelp(`Usage: node tools/studio/icons.mjs

Renders the icons of the desktop application from public/icons/favicon.svg.`);

const at = (file) => fileURLToPath(new URL(`../../${file}`, import.meta.url));
const drawing = readFileSync(at('public/icons/favicon.svg'));

/** The icon as PNG. Desktops expect a margin around the tile. */
async function png(side, margin = 0) {
  const inner = Math.round(side * (1 - margin * 2));
  const edge = Math.floor((side - inner) / 2);
  return sharp(drawing, { density: (72 * side) / 64 })
    .resize(inner, inner)
    .extend({
      top: edge,
      left: edge,
      bottom: side - inner - edge,
      right: side - inner - edge,
      background: '#0000',
    })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** A Windows icon file: a directory of PNG images. */
function ico(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ side, data }, index) => {
    const entry = 6 + 16 * index;
    head.writeUInt8(side % 256, entry);
    head.writeUInt8(side % 256, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(data.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += data.length;
  });
  return Buffer.concat([head, ...pictures.map(({ data }) => data)]);
}

/** A macOS icon file: typed blocks of PNG images. */
function icns(blocks) {
  const parts = blocks.map(({ type, data }) => {
    const head = Buffer.alloc(8);
    head.write(type, 0, 'ascii');
    head.writeUInt32BE(data.length + 8, 4);
    return Buffer.concat([head, data]);
  });
  const head = Buffer.alloc(8);
  head.write('icns', 0, 'ascii');
  head.writeUInt32BE(8 + parts.reduce((sum, part) => sum + part.length, 0), 4);
  return Buffer.concat([head, ...parts]);
}

mkdirSync(at('build'), { recursive: true });
writeFileSync(at('build/icon.png'), await png(1024, 0.08));
const sides = [16, 24, 32, 48, 64, 128, 256];
writeFileSync(
  at('build/icon.ico'),
  ico(await Promise.all(sides.map(async (side) => ({ side, data: await png(side) })))),
);
writeFileSync(at('public/icons/favicon.ico'), ico([{ side: 32, data: await png(32) }]));
const types = { icp4: 16, icp5: 32, ic07: 128, ic08: 256, ic09: 512, ic10: 1024 };
const blocks = Object.entries(types).map(async ([type, side]) => ({ type, data: await png(side, 0.08) }));
writeFileSync(at('build/icon.icns'), icns(await Promise.all(blocks)));

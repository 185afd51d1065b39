// A small alphabet of strokes, so that titles and wordmarks need no font.

/** Capital letters as strokes, 100 units high: [width, path]. */
const letters = {
  A: [80, 'M0 100L40 0L80 100M14 66H66'],
  B: [70, 'M0 48H40A24 24 0 0 0 40 0H0V100H44A26 26 0 0 0 44 48'],
  C: [88, 'M88 18A50 50 0 1 0 88 82'],
  D: [86, 'M0 0V100H36A50 50 0 0 0 36 0Z'],
  E: [58, 'M58 0H0V100H58M0 49H50'],
  É: [58, 'M58 0H0V100H58M0 49H50M22 -18L40 -32'],
  F: [56, 'M56 0H0V100M0 49H48'],
  G: [98, 'M88 18A50 50 0 1 0 99 54H60'],
  H: [76, 'M0 0V100M76 0V100M0 49H76'],
  I: [2, 'M1 0V100'],
  J: [44, 'M44 0V72A24 28 0 0 1 0 84'],
  K: [66, 'M0 0V100M62 0L0 60M22 40L66 100'],
  L: [54, 'M0 0V100H54'],
  M: [92, 'M0 100V0L46 66L92 0V100'],
  N: [76, 'M0 100V0L76 100V0'],
  O: [100, 'M50 0A50 50 0 1 1 49.9 0Z'],
  P: [63, 'M0 100V0H36A27 27 0 0 1 36 54H0'],
  Q: [100, 'M50 0A50 50 0 1 1 49.9 0ZM62 66L98 104'],
  R: [64, 'M0 100V0H36A27 27 0 0 1 36 54H0M34 54L64 100'],
  S: [62, 'M58 14C50 2 38 0 30 0C12 0 4 11 4 24C4 56 62 42 62 74C62 90 50 100 32 100C18 100 6 94 0 82'],
  T: [70, 'M0 0H70M35 0V100'],
  U: [74, 'M0 0V62A37 37 0 0 0 74 62V0'],
  V: [80, 'M0 0L40 100L80 0'],
  W: [112, 'M0 0L28 100L56 12L84 100L112 0'],
  X: [70, 'M0 0L70 100M70 0L0 100'],
  Y: [76, 'M0 0L38 50L76 0M38 50V100'],
  Z: [66, 'M0 0H66L0 100H66'],
  '&': [
    76,
    'M76 100L20 34C8 18 18 0 34 0C50 0 58 18 44 32C30 44 2 52 2 76C2 92 16 100 30 100C52 100 64 82 68 58',
  ],
  ',': [8, 'M5 96L0 112'],
  ' ': [34, ''],
};

/** A line of capital letters as SVG, with its width. gap: units between letters. */
export function lettering(text, gap, scale = 1) {
  let x = 0;
  const paths = [...text].map((letter) => {
    const [width, path] = letters[letter];
    const placed = path && `<path transform="translate(${x} 0)" d="${path}"/>`;
    x += width + gap;
    return placed;
  });
  return { width: (x - gap) * scale, svg: `<g transform="scale(${scale})">${paths.join('')}</g>` };
}

/** Stroke attributes of the pen. */
export const pen = (weight, colour) =>
  `fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"`;

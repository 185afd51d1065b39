import { expect, it } from 'vitest';
import { parseSrcset } from './srcset';

it.each([
  ['/a.webp', ['/a.webp']],
  ['/a.webp 1x, /b.webp 2x', ['/a.webp 1x', '/b.webp 2x']],
  ['/a.webp 640w,/b.webp 1280w', ['/a.webp 640w', '/b.webp 1280w']],
  ['/a.webp, /b.webp 2x', ['/a.webp', '/b.webp 2x']],
  ['/w_10,h_20/a.webp 1x, /w_20,h_40/a.webp 2x', ['/w_10,h_20/a.webp 1x', '/w_20,h_40/a.webp 2x']],
  ['  /a.webp   1.5x ,\n /b.webp\t2x ', ['/a.webp 1.5x', '/b.webp 2x']],
  ['/a.webp ,', ['/a.webp']],
  ['data:image/png;base64,AAA= 1x', ['data:image/png;base64,AAA= 1x']],
  ['', []],
  [' , ', []],
])('%j has the candidates %j', (srcset, candidates) => {
  expect(parseSrcset(srcset).map(({ url, descriptor }) => `${url} ${descriptor}`.trim())).toEqual(candidates);
});

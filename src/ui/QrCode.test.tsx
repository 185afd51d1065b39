import { render, screen } from '@testing-library/react';
import decodeQR from 'qr/decode.js';
import { expect, it } from 'vitest';
import { QrCode } from './QrCode';

const SCALE = 4;

/** Rasterises the SVG to RGBA pixels, as a camera sees it. */
function rasterise(svg: HTMLElement) {
  const modules = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const side = modules * SCALE;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  const path = svg.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = 0; row < SCALE; row++) {
      for (let column = 0; column < SCALE; column++) {
        const pixel = (Number(y) * SCALE + row) * side + Number(x) * SCALE + column;
        data.fill(0, pixel * 4, pixel * 4 + 3);
      }
    }
  }
  return { width: side, height: side, data };
}

it('has a name and decodes to its text', () => {
  const address = 'https://shop.example/fr/checkout/cart?restore=Abc-123_xyz';
  render(<QrCode text={address} label="Scan with your phone" />);
  const code = screen.getByRole('img', { name: 'Scan with your phone' });
  expect(decodeQR(rasterise(code))).toBe(address);
});

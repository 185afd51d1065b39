import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isColour, luminance, textOn } from './colour';

describe('isColour', () => {
  it.each([
    '#fff',
    '#1f4d3f',
    '#1f4d3fcc',
    'rgb(1 2 3)',
    'hsl(120deg 50% 40% / 80%)',
    'oklch(0.5 0.1 120)',
    'red',
    'RebeccaPurple',
  ])('%s is one', (value) => expect(isColour(value)).toBe(true));
  it.each(['', 'inherit', 'transparent', 'sea', '#12', 'url(x)', 'rgb(1;2)', '#1f4d3f;background:url(x)'])(
    'rejects %s',
    (value) => expect(isColour(value)).toBe(false),
  );
});

describe('textOn', () => {
  it.each([
    ['#fff', '#000000'],
    ['#000', '#ffffff'],
    ['#ffff', '#000000'],
    ['#1f4d3f', '#ffffff'],
    ['#00000011', '#000000'],
    ['rgb(255 255 255)', '#000000'],
    ['rgb(255, 220, 0)', '#000000'],
    ['rgba(20, 30, 40, 0.9)', '#ffffff'],
    ['rgb(100% 100% 0%)', '#000000'],
    ['hsl(60deg 100% 50%)', '#000000'],
    ['hsl(240, 100%, 50%)', '#ffffff'],
    ['hwb(60 0% 0%)', '#000000'],
    ['lab(90% 0 0)', '#000000'],
    ['oklch(0.3 0.1 120)', '#ffffff'],
    ['gold', '#000000'],
    ['navy', '#ffffff'],
  ])('%s carries %s', (colour, text) => expect(textOn(colour)).toBe(text));

  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

  it('has a contrast of at least 4.5 to 1 on every colour', () => {
    fc.assert(
      fc.property(hex, (colour) => contrast(luminance(colour) ?? 0, luminance(textOn(colour)) ?? 0) >= 4.5),
    );
  });
});

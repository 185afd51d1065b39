import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isColour, luminance, textOn } from './colour';

describe('isColour', () => {
  it.each(['#fff', '#1f4d3f', '#1f4d3fcc', 'rgb(1 2 3)', 'hsl(120deg 50% 40% / 80%)', 'oklch(0.5 0.1 120)'])(
    '%s is one',
    (value) => expect(isColour(value)).toBe(true),
  );
  it.each(['', 'red', '#12', 'url(x)', 'rgb(1;2)', '#1f4d3f;background:url(x)'])('rejects %s', (value) =>
    expect(isColour(value)).toBe(false),
  );
});

describe('textOn', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

  it('has a contrast of at least 4.5 to 1 on every colour', () => {
    fc.assert(
      fc.property(hex, (colour) => contrast(luminance(colour) ?? 0, luminance(textOn(colour)) ?? 0) >= 4.5),
    );
  });
});

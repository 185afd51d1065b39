import { namedColour } from './namedColours';

const HEX = /^#(?:[\da-f]{3}|[\da-f]{4}|[\da-f]{6}|[\da-f]{8})$/i;
const FUNCTIONAL = /^(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(([\d\s.,%/deg+-]+)\)$/i;

/** True for a hex, functional or named CSS colour. Other keywords, such as inherit, are rejected. */
export function isColour(value: string): boolean {
  const colour = value.trim();
  return HEX.test(colour) || FUNCTIONAL.test(colour) || namedColour(colour) !== undefined;
}

/** Red, green, blue as sRGB, 0 to 1. */
type Channels = readonly [number, number, number];

/** Converts hue (degrees), saturation and lightness (0 to 1) to sRGB. */
function fromHsl(hue: number, saturation: number, lightness: number): Channels {
  const amplitude = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const k = (offset + hue / 30 + 1200) % 12;
    return lightness - amplitude * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminanceOf = ([red, green, blue]: Channels) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Each notation's luminance from its first three numbers, where 1% is 0.01. For (ok)lab, luminance follows from lightness alone. */
const luminanceByNotation: Record<string, (a: number, b: number, c: number) => number> = {
  rgb: (red, green, blue) => luminanceOf([red, green, blue]),
  hsl: (hue, saturation, lightness) => luminanceOf(fromHsl(hue, saturation, lightness)),
  hwb: (hue, white, black) => {
    const [red, green, blue] = fromHsl(hue, 1, 0.5);
    const mix = (value: number) =>
      value * Math.max(0, 1 - white - black) + white / Math.max(1, white + black);
    return luminanceOf([mix(red), mix(green), mix(blue)]);
  },
  lab: (lightness) => ((lightness + 0.16) / 1.16) ** 3,
  lch: (lightness) => ((lightness + 0.16) / 1.16) ** 3,
  oklab: (lightness) => lightness ** 3,
  oklch: (lightness) => lightness ** 3,
};

/** The divisor of a number without %, per position, so that all notations are fractions of 1 (hue: degrees). */
const unitsByNotation: Record<string, Channels> = {
  rgb: [255, 255, 255],
  hsl: [1, 100, 100],
  hwb: [1, 100, 100],
  lab: [100, 1, 1],
  lch: [100, 1, 1],
};

/** A translucent colour is shown on a white page. */
const onWhite = (luminance: number, alpha: number) => luminance * alpha + (1 - alpha);

function hexLuminance(hex: string): number {
  const digits = hex.slice(1);
  const pairs = digits.length < 6 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0, alpha = 1] = pairs.map((pair) => Number.parseInt(pair, 16) / 255);
  return onWhite(luminanceOf([red, green, blue]), alpha);
}

/** WCAG relative luminance of a CSS colour, 0 to 1; null if the text is not a colour. */
export function luminance(value: string): number | null {
  const colour = namedColour(value.trim()) ?? value.trim();
  if (HEX.test(colour)) return hexLuminance(colour);
  const [, name = '', parameters = ''] = FUNCTIONAL.exec(colour) ?? [];
  const notation = name.toLowerCase();
  const toLuminance = luminanceByNotation[notation];
  if (!toLuminance) return null;
  const units = [...(unitsByNotation[notation] ?? [1, 1, 1]), 1];
  const [a = 0, b = 0, c = 0, alpha = 1] = (parameters.match(/[-+]?(?:\d+\.?\d*|\.\d+)%?/g) ?? []).map(
    (text, at) => Number.parseFloat(text) / (text.endsWith('%') ? 100 : (units[at] ?? 1)),
  );
  return onWhite(Math.min(1, Math.max(0, toLuminance(a, b, c))), alpha);
}

/** Black or white text, whichever has more contrast on the background colour (WCAG). */
export function textOn(colour: string): '#ffffff' | '#000000' {
  const light = luminance(colour);
  return light !== null && light > 0.1791 ? '#000000' : '#ffffff';
}

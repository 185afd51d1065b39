const HEX = /^#(?:[\da-f]{3}|[\da-f]{4}|[\da-f]{6}|[\da-f]{8})$/i;
const FUNCTIONAL = /^(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([\d\s.,%/deg+-]+\)$/i;

/** True for a hex or functional CSS colour. Named colours are rejected, so that no other keyword passes. */
export const isColour = (value: string): boolean => HEX.test(value.trim()) || FUNCTIONAL.test(value.trim());

const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** WCAG relative luminance of #rrggbb, 0 to 1; null for any other notation. */
export function luminance(colour: string): number | null {
  if (!/^#[\da-f]{6}$/i.test(colour)) return null;
  return 0.2126 * channel(colour, 1) + 0.7152 * channel(colour, 3) + 0.0722 * channel(colour, 5);
}

/** Black or white text, whichever has more contrast on the background colour (WCAG). */
export function textOn(colour: string): '#ffffff' | '#000000' {
  const light = luminance(colour);
  return light !== null && light > 0.1791 ? '#000000' : '#ffffff';
}

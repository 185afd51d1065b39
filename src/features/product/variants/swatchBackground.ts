import type { Swatch } from '@contract/productParts';
import { isColour } from '@/lib/colour';
import { optimised } from '@/ui/pictureSources';

/** CSS background of a swatch: its colour or a small image of its material; undefined for text. */
export function swatchBackground(swatch: Swatch | null): string | undefined {
  if (!swatch || swatch.type === 'text') return undefined;
  if (isColour(swatch.value)) return swatch.value;
  return swatch.type === 'image'
    ? `center / cover url(${JSON.stringify(optimised(swatch.value, 64))})`
    : undefined;
}

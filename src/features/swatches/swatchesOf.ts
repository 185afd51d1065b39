import type { ProductPage } from '@contract/product';
import { swatchBackground } from '@/features/product/variants/swatchBackground';

interface OrderableSwatch {
  optionId: string;
  label: string;
  /** CSS background. */
  background: string;
}

/** The swatches that a shopper may order free by mail; none where the backend offers none. */
export function swatchesOf({ attributes, free_swatches }: ProductPage): OrderableSwatch[] {
  if (free_swatches <= 0) return [];
  return attributes.flatMap(({ options }) =>
    options.flatMap(({ id, label, swatch }) => {
      const background = swatchBackground(swatch);
      return background ? [{ optionId: id, label, background }] : [];
    }),
  );
}

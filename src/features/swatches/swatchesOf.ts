import type { ProductPage } from '@contract/product';
import { swatchBackground } from '@/features/product/variants/swatchBackground';

interface OrderableSwatch {
  optionId: string;
  label: string;
  /** CSS background. */
  background: string;
}

/** The swatches that a shopper may order for free by mail; none if the backend does not offer any. */
export function swatchesOf({ attributes, free_swatches }: ProductPage): OrderableSwatch[] {
  if (free_swatches <= 0) return [];
  return attributes.flatMap(({ options }) =>
    options.flatMap(({ id, label, swatch }) => {
      const background = swatchBackground(swatch);
      return background ? [{ optionId: id, label, background }] : [];
    }),
  );
}

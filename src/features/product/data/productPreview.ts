import type { Product } from '@contract/product';

let current: Product | null = null;
const listeners = new Set<() => void>();

function show(product: Product | null): void {
  if (current === product) return;
  current = product;
  for (const listener of listeners) listener();
}

/** Store of the product whose tile was just clicked: the tile's data is shown until the product page has loaded. */
export const productPreview = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  product: () => current,
  show: (product: Product) => show(product),
  clear: () => show(null),
};

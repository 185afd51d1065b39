import type { Product } from '@/api/contract/product';

let shown: Product | null = null;
const listeners = new Set<() => void>();

function show(product: Product | null): void {
  if (shown === product) return;
  shown = product;
  for (const listener of listeners) listener();
}

/** The product whose tile was just pressed: what the tile knows of it stands in for its page until that is here. */
export const firstLook = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  product: () => shown,
  begin: (product: Product) => show(product),
  end: () => show(null),
};

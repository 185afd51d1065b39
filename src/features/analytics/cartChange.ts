import type { TrackedCart } from '@/lib/tracked';
import { cartItem, type Item } from './items';

export interface CartChange {
  added: Item[];
  removed: Item[];
}

/** Computes the quantities that a cart write added and removed, from the previous cart and the cart in the response. */
export function cartChange(before: TrackedCart | null, after: TrackedCart): CartChange {
  const previousLines = new Map(before?.items.map((line) => [line.item_id, line]));
  const added: Item[] = [];
  const removed: Item[] = [];
  for (const line of after.items) {
    const quantityChange = line.qty - (previousLines.get(line.item_id)?.qty ?? 0);
    if (quantityChange > 0) added.push(cartItem(line, quantityChange));
    if (quantityChange < 0) removed.push(cartItem(line, -quantityChange));
    previousLines.delete(line.item_id);
  }
  for (const removedLine of previousLines.values()) removed.push(cartItem(removedLine));
  return { added, removed };
}

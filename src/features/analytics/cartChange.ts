import type { TrackedCart } from '@/lib/tracked';
import { type Item, lineItem } from './items';

export interface CartChange {
  added: Item[];
  removed: Item[];
}

/** What a write did, from the cart before it and the one it answered with: whole lines come and go, pieces too. */
export function cartChange(before: TrackedCart | null, after: TrackedCart): CartChange {
  const old = new Map(before?.items.map((line) => [line.item_id, line]));
  const added: Item[] = [];
  const removed: Item[] = [];
  for (const line of after.items) {
    const more = line.qty - (old.get(line.item_id)?.qty ?? 0);
    if (more > 0) added.push(lineItem(line, more));
    if (more < 0) removed.push(lineItem(line, -more));
    old.delete(line.item_id);
  }
  for (const gone of old.values()) removed.push(lineItem(gone));
  return { added, removed };
}

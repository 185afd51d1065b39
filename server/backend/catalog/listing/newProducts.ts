import { oncePer } from '../../../../contract/oncePer.ts';
import { add, type BitSet, emptySet } from '../index/bitSet.ts';
import type { CatalogIndex } from '../index/catalogIndex.ts';

/** Number of days for which a product counts as new. */
const NEW_DAYS = 45;
const NEW_MS = NEW_DAYS * 86_400_000;

/** The new products within [since, until), in milliseconds since 1970. */
interface NewProducts {
  set: BitSet;
  since: number;
  until: number;
}

function findNew({ size, created }: CatalogIndex, now: number): NewProducts {
  const set = emptySet(size);
  let until = Number.POSITIVE_INFINITY;
  for (let position = 0; position < size; position += 1) {
    const start = created[position] ?? Number.NaN;
    const end = start + NEW_MS;
    if (start <= now && now < end) add(set, position);
    if (start > now) until = Math.min(until, start);
    else if (end > now) until = Math.min(until, end);
  }
  return { set, since: now, until };
}

const latestOf = oncePer((_: CatalogIndex): { found: NewProducts | null } => ({ found: null }));

/**
 * The products created in the last weeks. A product starts and stops being new without a change of the catalog, so the set is not part of
 * the index. Until one does, the same set is returned, so that its statistics are cached.
 */
export function newProducts(catalogIndex: CatalogIndex, now: Date): BitSet {
  const latest = latestOf(catalogIndex);
  const time = now.getTime();
  const isCurrent = latest.found && latest.found.since <= time && time < latest.found.until;
  const found = isCurrent && latest.found ? latest.found : findNew(catalogIndex, time);
  latest.found = found;
  return found.set;
}

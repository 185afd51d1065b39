import type { Database } from '../../database/database.ts';
import { readTileRows, type TileRow } from './readTiles.ts';

/** Maximum number of cached products: about 30 MB. */
const limit = 30_000;

/** Caches product rows for the lifetime of a catalog revision. */
export class TileCache {
  readonly #rows = new Map<string, TileRow>();

  /** Returns products in the order of ids; products that the tenant does not offer are omitted. */
  async read(db: Database, tenantId: number, ids: readonly number[]): Promise<TileRow[]> {
    const keyOf = (id: number) => `${tenantId} ${id}`;
    const missing = ids.filter((id) => !this.#rows.has(keyOf(id)));
    const found = new Map((await readTileRows(db, tenantId, missing)).map((row) => [row.id, row]));
    if (this.#rows.size + found.size > limit) this.#rows.clear();
    const rows = ids.flatMap((id) => found.get(id) ?? this.#rows.get(keyOf(id)) ?? []);
    for (const row of found.values()) this.#rows.set(keyOf(row.id), row);
    return rows;
  }
}

import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { blocks } from '../database/schema/content.ts';

export type BlockRow = typeof blocks.$inferSelect;
type Blocks = ReadonlyMap<string, BlockRow>;

/** Maximum bytes of a tenant's blocks in memory. If they are larger, they are read from the database every time. */
const MAX_BYTES = 16 * 2 ** 20;

/** Caches the content blocks of tenants for the lifetime of a catalog revision: a page contains up to ten. */
export class BlockCache {
  readonly #blocks = new Map<number, Promise<Blocks>>();

  constructor(readonly maxBytes = MAX_BYTES) {}

  /** Returns the blocks of a tenant in order of their identifiers. identifiers: only these */
  async read(db: Database, tenantId: number, identifiers?: readonly string[]): Promise<BlockRow[]> {
    const all = await this.#allOf(db, tenantId);
    if (all.size === 0) return readBlocks(db, tenantId, identifiers);
    const rows = [...all.values()];
    return identifiers ? rows.filter(({ identifier }) => identifiers.includes(identifier)) : rows;
  }

  /** All blocks of a tenant; none if they are too large. */
  #allOf(db: Database, tenantId: number): Promise<Blocks> {
    const reading = this.#blocks.get(tenantId) ?? readSmallBlocks(db, tenantId, this.maxBytes);
    this.#blocks.set(tenantId, reading);
    reading.catch(() => this.#blocks.delete(tenantId));
    return reading;
  }
}

async function readSmallBlocks(db: Database, tenantId: number, maxBytes: number): Promise<Blocks> {
  const ofTenant = eq(blocks.tenantId, tenantId);
  const bytes = db
    .select({ bytes: sql`sum(octet_length(${blocks.content}::text))` })
    .from(blocks)
    .where(ofTenant);
  const rows = await db
    .select()
    .from(blocks)
    .where(and(ofTenant, lte(sql`(${bytes})`, maxBytes)))
    .orderBy(asc(blocks.identifier));
  return new Map(rows.map((row) => [row.identifier, row]));
}

const readBlocks = (db: Database, tenantId: number, identifiers?: readonly string[]) =>
  db
    .select()
    .from(blocks)
    .where(
      and(
        eq(blocks.tenantId, tenantId),
        identifiers ? inArray(blocks.identifier, [...identifiers]) : undefined,
      ),
    )
    .orderBy(asc(blocks.identifier));

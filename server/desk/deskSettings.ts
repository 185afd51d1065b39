import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../backend/database/database.ts';
import { deskSettings } from '../backend/database/schema/desk.ts';

/** Reads a group of settings of a tenant's desk. Missing or invalid values get their defaults. */
export async function readDeskSettings<S extends z.ZodMiniType>(
  db: Database,
  tenantId: number,
  name: string,
  schema: S,
): Promise<z.output<S>> {
  const [row] = await db.select().from(deskSettings).where(eq(deskSettings.tenantId, tenantId));
  return z.safeParse(schema, row?.settings[name] ?? {}).data ?? z.parse(schema, {});
}

/** Stores a group of settings; other groups of the tenant stay unchanged. */
export async function writeDeskSettings(
  db: Database,
  tenantId: number,
  name: string,
  value: Record<string, unknown>,
): Promise<void> {
  await db
    .insert(deskSettings)
    .values({ tenantId, settings: { [name]: value } })
    .onConflictDoUpdate({
      target: deskSettings.tenantId,
      set: { settings: sql`${deskSettings.settings} || excluded.settings` },
    });
}

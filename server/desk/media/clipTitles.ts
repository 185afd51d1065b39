import { inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../backend/database/database.ts';
import { kioskVideos } from '../../backend/database/schema/kiosk.ts';
import type { Tenant } from '../../backend/tenant/tenant.ts';

/** Returns a function that maps a clip's id to its title, because devices only report ids. An unknown clip is shown by its id. */
export async function readClipTitles(
  db: Database,
  { language }: Tenant,
  ids: readonly string[],
): Promise<(id: string) => string> {
  if (ids.length === 0) return (id) => id;
  const rows = await db
    .select({ id: kioskVideos.id, title: kioskVideos.title })
    .from(kioskVideos)
    .where(inArray(kioskVideos.id, [...new Set(ids)]));
  const titles = new Map(rows.map(({ id, title }) => [id, title[language] || title.en || id]));
  return (id) => titles.get(id) ?? id;
}

/** The same as an SQL expression in a query that joins the clips; an empty title counts as missing. id: column with the id of the clip */
export const clipTitle = ({ language }: Pick<Tenant, 'language'>, id: PgColumn): SQL<string> =>
  sql<string>`coalesce(nullif(${kioskVideos.title}->>${language}, ''), nullif(${kioskVideos.title}->>'en', ''), ${id})`;

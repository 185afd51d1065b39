import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillOrders } from '../../../tests/backend/fillOrders.ts';
import { copyClusterFolder } from '../../../tests/backend/seededCluster.ts';
import { projectRoot } from '../../files/projectRoot.ts';
import { type Database, rowsOf } from './database.ts';
import { openCluster } from './embeddedCluster.ts';
import { migrateEmbedded } from './migrate.ts';

const migrations = join(projectRoot, 'server/backend/database/migrations');
/** So many that an index is faster. */
const ORDERS = 1000;

const folders: string[] = [];
beforeAll(async () => {
  folders.push(await copyClusterFolder(), await copyClusterFolder());
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const open = (client: PGlite) => drizzle({ client, casing: 'snake_case' });

const insertTenant = (db: Database) =>
  db.execute(
    sql`insert into tenants (id, code, hosts, language, config, payments) values (1, 'demo', '{}', 'en', '{}', '{}')`,
  );

const countOf = async (db: Database, part: string): Promise<number> => {
  const query = sql`select count(*)::int as count from orders where search_text like ${`%${part}%`}`;
  return (await rowsOf<{ count: number }>(db, query))[0]?.count ?? 0;
};

const planOf = async (db: Database, part: string): Promise<string> => {
  const query = sql`explain select id from orders where tenant_id = 1 and search_text like ${sql.raw(`'%${part}%'`)}
    order by id desc limit 51`;
  return (await rowsOf<{ 'QUERY PLAN': string }>(db, query)).map((row) => row['QUERY PLAN']).join('\n');
};

/** The tables of the release before the search text. */
async function migrateToFormer(db: ReturnType<typeof open>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  cpSync(join(migrations, 'sales'), folder, { recursive: true });
  const journal = join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { tag: string }[] };
  const former = entries.slice(
    0,
    entries.findIndex(({ tag }) => tag === '0015_order_search'),
  );
  writeFileSync(journal, JSON.stringify({ ...rest, entries: former }));
  await migrate(db, {
    migrationsFolder: join(migrations, 'catalog'),
    migrationsTable: 'catalogue_migrations',
  });
  await migrate(db, { migrationsFolder: folder, migrationsTable: 'sales_migrations' });
  rmSync(folder, { recursive: true });
}

it('makes the orders of a former release findable, with an index', async () => {
  const client = await openCluster(folders[0]);
  const db = open(client);
  await migrateToFormer(db);
  await insertTenant(db);
  await fillOrders(db, ORDERS);
  await migrateEmbedded(db);
  for (const part of ['lind 718 ', '"718 elm street', 'b718 ', 'ada718@shopexample', 'r-718'])
    expect(await countOf(db, part), part).toBe(1);
  expect(await countOf(db, '5032340718')).toBe(1);
  expect(await countOf(db, 'hudson sofa 218')).toBe(ORDERS / 500);
  await db.execute(sql`analyze orders`);
  expect(await planOf(db, 'nobody')).toContain('orders_search');
  await client.close();
});

it('starts and searches without an index where PostgreSQL has no pg_trgm', async () => {
  const client = await PGlite.create({ dataDir: join(folders[1] ?? '', 'database') });
  const db = open(client);
  await migrateEmbedded(db);
  await insertTenant(db);
  await fillOrders(db, 10);
  expect(await countOf(db, 'elm street')).toBe(10);
  expect(await planOf(db, 'elm street')).not.toContain('orders_search');
  await client.close();
});

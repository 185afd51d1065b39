import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyEmptyFolder } from '../../../tests/backend/seededCluster.ts';
import { projectRoot } from '../../files/projectRoot.ts';
import { sqlStateOf } from '../apiError.ts';
import { rowsOf } from './database.ts';
import { DatabaseThread } from './databaseThread.ts';

// Inside the project, because the worker imports its packages.
const cache = join(projectRoot, '.cache');
mkdirSync(cache, { recursive: true });
const builds = mkdtempSync(join(cache, 'thread-'));
const worker = join(builds, 'databaseWorker.mjs');
let dataDir: string;
let thread: DatabaseThread;

const open = async () => {
  thread = await DatabaseThread.open(worker, dataDir);
  return drizzle({ client: thread as Pick<DatabaseThread, 'query' | 'transaction'> as PGlite });
};
let db: Awaited<ReturnType<typeof open>>;

beforeAll(async () => {
  dataDir = await copyEmptyFolder();
  await build({
    entryPoints: ['server/backend/database/databaseWorker.ts'],
    absWorkingDir: projectRoot,
    outfile: worker,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });
  db = await open();
  await db.execute(
    sql`create table chairs (name text primary key, price numeric(8, 2), since timestamptz, parts jsonb)`,
  );
});
afterAll(async () => {
  await thread.close();
  for (const folder of [dataDir, builds]) rmSync(folder, { recursive: true, force: true });
});

const names = async () =>
  (await rowsOf<{ name: string }>(db, sql`select name from chairs order by name`)).map(({ name }) => name);

it('returns the values that Drizzle expects from PGlite, and stores them for the next start', async () => {
  const since = '2026-01-02T03:04:05Z';
  await db.execute(sql`insert into chairs values ('alder', ${'10.50'}, ${since}, ${'{"legs": 4}'})`);
  await thread.close();
  db = await open();
  expect(await rowsOf(db, sql`select * from chairs`)).toEqual([
    { name: 'alder', price: '10.50', since: '2026-01-02 03:04:05+00', parts: { legs: 4 } },
  ]);
});

it('reports the state, the constraint and the message of a failed statement', async () => {
  const error = await db
    .execute(sql`insert into chairs (name) values ('alder')`)
    .catch((failure: Error) => failure);
  expect(sqlStateOf(error)).toBe('23505');
  expect(error).toMatchObject({ cause: { constraint: 'chairs_pkey', message: /duplicate key/ } });
});

it('gives a transaction the database for itself', async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const transaction = db.transaction(async (inside) => {
    await inside.execute(sql`insert into chairs (name) values ('birch')`);
    await finished;
    await inside.execute(sql`update chairs set name = 'beech' where name = 'birch'`);
  });
  const others = [
    names(),
    db.transaction(async (inside) => inside.execute(sql`delete from chairs where name = 'birch'`)),
  ];
  finish();
  await transaction;
  expect(await others[0]).toEqual(['alder', 'beech']);
  await others[1];
  expect(await names()).toEqual(['alder', 'beech']);
});

it('undoes a transaction that rejects, and one whose failed statement was caught', async () => {
  const broken = db.transaction(async (inside) => {
    await inside.execute(sql`insert into chairs (name) values ('cedar')`);
    throw new Error('no cedar today');
  });
  await expect(broken).rejects.toThrow('no cedar today');
  const caught = db.transaction(async (inside) => {
    await inside.execute(sql`insert into chairs (name) values ('cedar')`);
    await inside.execute(sql`insert into chairs (name) values ('alder')`).catch(() => undefined);
  });
  await expect(caught).rejects.toThrow('rolled back');
  expect(await names()).toEqual(['alder', 'beech']);
});

it('keeps nested transactions apart with savepoints', async () => {
  await db.transaction(async (outer) => {
    await outer.execute(sql`insert into chairs (name) values ('oak')`);
    const inner = outer.transaction(async (inside) => {
      await inside.execute(sql`insert into chairs (name) values ('pine')`);
      throw new Error('no pine today');
    });
    await expect(inner).rejects.toThrow('no pine today');
  });
  expect(await names()).toEqual(['alder', 'beech', 'oak']);
});

it('handles other work of this thread while a long query runs', async () => {
  const order: string[] = [];
  const query = db
    .execute(sql`select count(*) from generate_series(1, 3000000)`)
    .then(() => order.push('query'));
  await new Promise((resolve) => setTimeout(resolve));
  order.push('other work');
  await query;
  expect(order).toEqual(['other work', 'query']);
});

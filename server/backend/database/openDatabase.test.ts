import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyClusterFolder } from '../../../tests/backend/seededCluster.ts';
import { isWholeForm } from '../../../tests/wholeForm.ts';
import { rowsOf } from './database.ts';
import { openDatabase } from './openDatabase.ts';

let dataDir: string;
// Creating a cluster takes PGlite seconds; the server of the journeys does it as well.
beforeAll(async () => {
  dataDir = isWholeForm ? mkdtempSync(join(tmpdir(), 'shop-')) : await copyClusterFolder();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('creates the tables once, keeps the rows, and locks the folder while the database is open', async () => {
  const first = await openDatabase({ dataDir });
  await first.db.execute(sql`insert into catalogue_revision values (1, 7)`);
  await expect(openDatabase({ dataDir })).rejects.toThrow(`in use by process ${process.pid}`);
  await first.close();

  const second = await openDatabase({ dataDir });
  expect(await rowsOf(second.db, sql`select revision from catalogue_revision`)).toEqual([{ revision: 7 }]);
  await second.close();
});

it('removes the lock of a process that no longer runs', async () => {
  writeFileSync(join(dataDir, 'lock'), JSON.stringify({ pid: 2 ** 22 + 1, began: '1' }));
  const database = await openDatabase({ dataDir });
  await database.close();
});

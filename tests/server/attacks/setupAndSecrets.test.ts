import { spawnSync } from 'node:child_process';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { PgliteSession } from 'drizzle-orm/pglite/session';
import { buildSync } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedDemoShop } from '../../../demo/seed/seedDemoShop.ts';
import { seedKiosk } from '../../../demo/seed/seedKiosk.ts';
import type { BackendContext } from '../../../server/backend/backendContext.ts';
import type { OpenDatabase } from '../../../server/backend/database/database.ts';
import { projectRoot } from '../../../server/files/projectRoot.ts';
import { createServer } from '../../../server/hosting/createServer.ts';
import { kioskService } from '../../../server/kioskService/kioskService.ts';
import { safeError, safeErrorText } from '../../../server/logging/safeError.ts';
import { openEmptyDatabase } from '../../../tests/backend/seededCluster.ts';

const SECRET = '-----BEGIN PRIVATE KEY----- MIIEvQ';
let database: OpenDatabase;
beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());

/** The statements that a function executes, in order. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const prepared = vi.spyOn(PgliteSession.prototype, 'prepareQuery');
  await work();
  const statements = prepared.mock.calls.map(([query]) => query.sql);
  prepared.mockRestore();
  return statements;
}
const isWrite = (statement: string) => /^\s*(insert|update|delete|analyze)/i.test(statement);
const isLock = (statement: string) => statement.includes('pg_advisory_xact_lock');

describe('several processes start on one empty PostgreSQL', () => {
  it('the demo data is seeded under the lock, after a second check inside of the lock', async () => {
    const statements = await statementsOf(() => seedDemoShop(database.db, new Date()));
    const lock = statements.findIndex(isLock);
    expect(lock).toBeGreaterThan(-1);
    expect(statements.findIndex(isWrite)).toBeGreaterThan(lock);
    expect(statements[lock + 1]).toContain('catalogue_revision');
  });

  it('a seeded database is not locked', async () => {
    expect((await statementsOf(() => seedDemoShop(database.db, new Date()))).some(isLock)).toBe(false);
  });

  it('the kiosk service is seeded under the lock', async () => {
    const statements = await statementsOf(() => seedKiosk(database.db, '/nowhere'));
    expect(statements.findIndex(isWrite)).toBeGreaterThan(statements.findIndex(isLock));
  });
});

describe('parameters of queries', () => {
  const failed = async (): Promise<Error> => {
    try {
      await database.db.execute(sql`select ${SECRET}::text, ${SECRET}::int`);
    } catch (error) {
      return error as Error;
    }
    throw new Error('The query should have failed.');
  };

  it('are part of the error itself, but of no log record or text, at any depth', async () => {
    const error = await failed();
    expect(error).toBeInstanceOf(DrizzleQueryError);
    expect(error.message).toContain(SECRET);
    const wrapped = new Error('seeding failed', { cause: new AggregateError([error], 'twice') });
    for (const one of [error, wrapped]) {
      expect(JSON.stringify(safeError(one))).not.toContain('PRIVATE KEY');
      expect(safeErrorText(one)).not.toContain('PRIVATE KEY');
    }
    expect(safeErrorText(wrapped)).toMatch(/Caused by DrizzleQueryError.*: Failed query: select \$1::text/);
    expect(safeErrorText(wrapped)).toContain('Caused by');
  });

  it('are in no line of the server log and in no response', async () => {
    const error = await failed();
    const lines: string[] = [];
    const app = createServer('trace', { write: (line) => lines.push(line) });
    app.get('/fails', () => Promise.reject(error));
    app.get('/logs', async (request) => request.log.warn({ error }, 'not stored'));
    const failingDatabase = {
      db: database.db,
      hasDiskSpace: () => true,
      catalog: { current: () => Promise.reject(error) },
    };
    await app.register(kioskService, {
      prefix: '/kiosk-service',
      backend: failingDatabase as unknown as BackendContext,
    });
    const device = (await database.db.execute(sql`select token from kiosk_devices limit 1`)) as unknown as {
      rows: { token: string }[];
    };
    const playing = `/kiosk-service/now-playing?token=${device.rows[0]?.token}`;
    for (const url of ['/fails', '/logs', playing])
      expect((await app.inject({ url })).body).not.toContain('PRIVATE KEY');
    await app.close();
    expect(lines.join('\n')).toContain('Failed query: select $1::text');
    expect(lines.join('\n')).not.toContain('PRIVATE KEY');
  });

  it('are not printed when a process exits on an uncaught error', () => {
    const contents = `
      import { DrizzleQueryError } from 'drizzle-orm';
      import { exitOnUncaught } from './server/logging/safeError.ts';
      exitOnUncaught();
      Promise.reject(new DrizzleQueryError('insert into keys values ($1)', ['${SECRET}'], new Error('gone')));`;
    const bundle = buildSync({
      stdin: { contents, resolveDir: projectRoot, loader: 'ts' },
      bundle: true,
      platform: 'node',
      write: false,
    });
    const run = spawnSync(process.execPath, ['-'], { input: bundle.outputFiles[0]?.text, encoding: 'utf8' });
    expect(run.status).toBe(1);
    expect(run.stderr).toContain('Failed query: insert into keys values ($1)');
    expect(run.stderr + run.stdout).not.toContain('PRIVATE KEY');
  });
});

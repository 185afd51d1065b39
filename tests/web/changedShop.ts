import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { runServer } from '../../scripts/setup/runServer.mjs';
import { copyDemoData } from '../demoData.ts';
import { steadyPort } from '../steadyPort.ts';

type Change = (folder: string) => Promise<void>;

/**
 * The demo shop on a server of its own, whose data changes while the server is stopped, as README.md tells the dealer.
 * before: a change before its first start
 */
export async function openChangedShop(env: Record<string, string>, before: Change = async () => undefined) {
  const data = await copyDemoData();
  await before(data.folder);
  const settings = { ...env, DATA_DIR: data.folder, PORT: String(await steadyPort()) };
  let server = await runServer(settings);
  const { url } = server;
  return {
    url,
    /** Runs a change with the folder of the data, and starts the server again at the same address. */
    async change(run: Change): Promise<void> {
      await server.stop();
      await run(data.folder);
      server = await runServer(settings);
    },
    /** Lets the server respond to nothing until `resume`, like a connection that stalls without an error. */
    pause: () => process.kill(server.pid, 'SIGSTOP'),
    resume: () => process.kill(server.pid, 'SIGCONT'),
    async close(): Promise<void> {
      // A process that is stopped by SIGSTOP does not end.
      process.kill(server.pid, 'SIGCONT');
      await server.stop();
      await data.remove();
    },
  };
}
export type ChangedShop = Awaited<ReturnType<typeof openChangedShop>>;

const columns =
  'item_id,name,category,price_sar,old_price_sar,sellable_online,other_colors,summary,designer,depth_cm,height_cm,width_cm';

/** Imports one table by the command of the dealer. The rate is 3.75 riyals a dollar (server/backend/import/furniture.ts). */
export async function importTable(folder: string, dollars: number): Promise<void> {
  const files = await mkdtemp(join(tmpdir(), 'import-'));
  const file = join(files, 'furniture.csv');
  const row = `90420399,LINDVIK,Bar furniture,${dollars * 3.75},,true,no,Oak bar table,,51,99,51`;
  await writeFile(file, `${columns}\n${row}\n`);
  await promisify(execFile)(process.execPath, ['scripts/import.mjs', '--furniture', file], {
    env: { ...process.env, DATA_DIR: folder },
  });
  await rm(files, { recursive: true });
}
export const table = { path: '/product/lindvik-90420399', name: 'LINDVIK Oak bar table' };

/** Changes or reads rows of a stopped server's database. */
export async function query(folder: string, statement: string, values: unknown[] = []): Promise<unknown[]> {
  const db = await PGlite.create({ dataDir: join(folder, 'database') });
  const { rows } = await db.query(statement, values);
  await db.close();
  return rows;
}

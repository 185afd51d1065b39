import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { runServer } from '../../scripts/setup/runServer.mjs';
import { copyDemoData } from '../demoData.ts';
import { expect, test as shopTest } from './fixtures.ts';

const files = ['furniture', 'appliances', 'stores'].flatMap((name) => [
  `--${name}`,
  `tests/data/${name}.csv`,
]);

/** Lists of the default shop go on without pages, as its configuration then says. */
async function makeEndless(folder: string): Promise<void> {
  const db = await PGlite.create({ dataDir: join(folder, 'database') });
  await db.exec(
    `update tenants set config = (select jsonb_object_agg(key, jsonb_set(value, '{display_features,product_grid}',
       '{"endless": true}')) from jsonb_each(config)) where is_default`,
  );
  await db.close();
}

/** The demo shop with 3,694 pieces of furniture, 2,962 refrigerators and 1,565 shops besides, and lists without pages. */
export const test = shopTest.extend({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const data = await copyDemoData();
      const env = { ...process.env, DATA_DIR: data.folder };
      await promisify(execFile)(process.execPath, ['scripts/import.mjs', ...files], { env });
      await makeEndless(data.folder);
      const server = await runServer({ DATA_DIR: data.folder });
      await use(server);
      await server.stop();
      await data.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

export { expect };

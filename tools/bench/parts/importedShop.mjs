import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';

const files = ['furniture', 'appliances', 'stores'].flatMap((name) => [
  `--${name}`,
  `tests/data/${name}.csv`,
]);

/**
 * Imports the test catalog into the database of a stopped server: 3,694 pieces of furniture, 2,962 refrigerators and 1,565
 * locations.
 * @param {string} folder the server's data folder
 * @param {Record<string, string>} [env] settings of the server: DATABASE_URL
 */
export async function importCatalog(folder, env = {}) {
  await promisify(execFile)(process.execPath, ['scripts/import.mjs', ...files], {
    env: { ...process.env, ...env, DATA_DIR: folder },
  });
}

/**
 * Turns endless listings on in the default tenant's configuration.
 * @param {string} folder
 */
export async function makeEndless(folder) {
  const db = await PGlite.create({ dataDir: join(folder, 'database') });
  await db.exec(
    `update tenants set config = (select jsonb_object_agg(key, jsonb_set(value, '{display_features,product_grid}',
       '{"endless": true}')) from jsonb_each(config)) where is_default`,
  );
  await db.close();
}

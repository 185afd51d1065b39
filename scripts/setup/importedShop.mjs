import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';

const files = ['furniture', 'appliances', 'stores'].flatMap((name) => [
  `--${name}`,
  `tests/data/${name}.csv`,
]);

/**
 * Loads the imported catalogue into a shop at rest: 3,694 pieces of furniture, 2,962 refrigerators and 1,565 shops.
 * @param {string} folder its data folder
 */
export async function importCatalogue(folder) {
  await promisify(execFile)(process.execPath, ['scripts/import.mjs', ...files], {
    env: { ...process.env, DATA_DIR: folder },
  });
}

/**
 * Lists of the default shop go on without pages, as its configuration then says.
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

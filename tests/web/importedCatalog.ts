import { runServer } from '../../scripts/setup/runServer.mjs';
import { importCatalog, makeEndless } from '../../tools/bench/parts/importedShop.mjs';
import { copyDemoData } from '../demoData.ts';
import { expect, test as storefrontTest } from './fixtures.ts';

/** The demo data plus 3,694 pieces of furniture, 2,962 refrigerators and 1,565 locations, with endless listings. */
export const test = storefrontTest.extend({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const data = await copyDemoData();
      await importCatalog(data.folder);
      await makeEndless(data.folder);
      const server = await runServer({ DATA_DIR: data.folder });
      await use(server);
      await server.stop();
      await data.remove();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

export { expect };

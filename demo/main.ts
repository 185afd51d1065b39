import { openEarly } from '../server/backend/database/openEarly.ts';

/** The entry of `npm start` (dist/server/main.mjs): the server with the demo shop, unless DEMO=off. */
const opening = openEarly();
const [{ startServer }, { demoSeed }] = await Promise.all([
  import('../server/startServer.ts'),
  import('./demoSeed.ts'),
]);
startServer(demoSeed, opening);

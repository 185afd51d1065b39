import { startServer } from '../server/startServer.ts';
import { demoSeed } from './demoSeed.ts';

/** What `npm start` runs (dist/server/main.mjs): the server with the demo shop, unless DEMO=off. */
startServer(demoSeed);

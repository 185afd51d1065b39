import { startServer } from '../server/startServer.ts';
import { demoSeed } from './demoSeed.ts';

/** The entry of `npm start` (dist/server/main.mjs): the server with the demo shop, unless DEMO=off. */
startServer(demoSeed);

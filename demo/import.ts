import { runImport } from '../server/import/runImport.ts';
import { demoSeed } from './demoSeed.ts';

/** What `npm run import` runs: an empty database gets the demo shop first, unless DEMO=off. */
runImport(demoSeed);

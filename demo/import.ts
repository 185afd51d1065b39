import { runImport } from '../server/import/runImport.ts';
import { demoSeed } from './demoSeed.ts';

/** The entry of `npm run import`. An empty database gets the demo shop first, unless DEMO=off. */
runImport(demoSeed);

import { runExport } from '../server/import/runExport.ts';
import { demoSeed } from './demoSeed.ts';

/** The entry of `npm run export`. An empty database gets the demo shop first, unless DEMO=off. */
runExport(demoSeed);

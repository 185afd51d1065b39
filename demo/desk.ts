import { runDesk } from '../server/desk/runDesk.ts';
import { demoSeed } from './demoSeed.ts';

/** The entry of `npm run desk`. */
runDesk(demoSeed);

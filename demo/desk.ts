import { runDesk } from '../server/desk/runDesk.ts';

/** The entry of `npm run desk`. */
runDesk();

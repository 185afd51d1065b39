import { runServerProgram } from './setup/runServerProgram.mjs';

/** npm run desk -- --invite EMAIL [--role ROLE] [--tenant CODE]: invites a person to the staff desk. */
await runServerProgram('demo/desk.ts', 'desk');

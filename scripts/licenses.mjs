import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { licensesDocument } from './setup/licenses.mjs';
import { root } from './setup/run.mjs';
import { printHelp } from './setup/usage.mjs';

printHelp(`Usage: npm run licenses

Writes docs/licenses.md, the licenses of the packages that are shipped, from package-lock.json.`);

writeFileSync(join(root, 'docs/licenses.md'), licensesDocument());

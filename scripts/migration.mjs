import { spawn } from 'node:child_process';
import { ensureToolDependencies } from './setup/dependencies.mjs';
import { root } from './setup/run.mjs';
import { printHelp } from './setup/usage.mjs';

printHelp(`Usage: AREA=sales npm run migration -- --name WHAT_IT_DOES

Writes the migration of a changed database schema. AREA is an area of server/backend/database/migrate.ts,
catalog if omitted. drizzle-kit asks whether a column was renamed.`);

await ensureToolDependencies();
const args = ['tools/node_modules/drizzle-kit/bin.cjs', 'generate', ...process.argv.slice(2)];
const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
child.on('exit', (code) => process.exit(code ?? 1));

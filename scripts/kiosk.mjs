import { spawn } from 'node:child_process';
import { ensureBuilt } from './setup/builds.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { electronProgram, ensureElectron } from './setup/electron.mjs';
import { root } from './setup/run.mjs';

/**
 * npm run kiosk [-- --kiosk]: starts the kiosk for the backend at STORE_URL (http://localhost:8080, started with npm start).
 * Arguments after -- are passed to Electron.
 */
await ensureDependencies();
await ensureBuilt(['web', 'electron']);
const program = electronProgram(await ensureElectron());
// Chromium does not sandbox processes of root.
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [];

const shell = spawn(program, [...asRoot, root, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => shell.kill(signal));
shell.on('error', (error) => {
  console.error(`Electron could not be started: ${error.message}`);
  process.exit(1);
});
shell.on('exit', (code) => process.exit(code ?? 1));

import { spawn } from 'node:child_process';
import { ensureBuilt } from './setup/builds.mjs';
import { ensureDevDependencies } from './setup/dependencies.mjs';
import { electronProgram, ensureElectron } from './setup/electron.mjs';
import { root } from './setup/run.mjs';
import { printHelp } from './setup/usage.mjs';

printHelp(`Usage: npm run kiosk [-- --kiosk]

Starts the kiosk. The server must be running (npm start).

  --kiosk   lock the kiosk: full screen, without keyboard shortcuts that leave it

STORE_URL     server to connect to, http://localhost:8080 by default
MEMBER_CODE   member code of the dealer

Other arguments are passed to Electron. docs/kiosk.md lists the settings.`);

await ensureDevDependencies();
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

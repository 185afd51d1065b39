import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const timeoutMs = 30_000;
const stepMs = 100;
const READY_LINE = 'loop loaded';

/**
 * Starts a packaged kiosk without a backend and resolves to the milliseconds until its first screen. Throws an error with the log on a
 * timeout. before: the command prefix for a display (ensureDisplay)
 */
export async function smokeKiosk(program, before) {
  const folder = mkdtempSync(join(tmpdir(), 'kiosk-smoke-'));
  const log = join(folder, 'logs/shell.log');
  // Chromium does not sandbox processes run by root.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [];
  const [command, ...args] = [...before, program, ...asRoot, `--user-data-dir=${folder}`];
  const started = performance.now();
  // A separate process group, so that the virtual display ends with the kiosk.
  const child = spawn(command, args, { stdio: 'ignore', detached: true });
  const read = () => (existsSync(log) ? readFileSync(log, 'utf8') : '');
  try {
    while (!read().includes(READY_LINE)) {
      if (performance.now() - started > timeoutMs)
        throw new Error(`The packaged kiosk shows no screen:\n${read()}`);
      await wait(stepMs);
    }
    return performance.now() - started;
  } finally {
    process.kill(-child.pid);
    await wait(stepMs);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

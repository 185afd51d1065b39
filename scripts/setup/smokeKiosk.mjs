import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const patienceMs = 30_000;
const stepMs = 100;
const shown = 'loop shown';

/**
 * Starts a packaged kiosk without a store and waits for its screen; answers with the milliseconds it took.
 * before: what gives it a display (ensureDisplay). Throws an error with its log when no screen comes.
 */
export async function smokeKiosk(program, before) {
  const folder = mkdtempSync(join(tmpdir(), 'kiosk-smoke-'));
  const log = join(folder, 'logs/shell.log');
  // Chromium refuses its sandbox to root.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [];
  const [command, ...args] = [...before, program, ...asRoot, `--user-data-dir=${folder}`];
  const started = performance.now();
  // A group of its own, so that the display goes with it.
  const child = spawn(command, args, { stdio: 'ignore', detached: true });
  const read = () => (existsSync(log) ? readFileSync(log, 'utf8') : '');
  try {
    while (!read().includes(shown)) {
      if (performance.now() - started > patienceMs) throw new Error(`The package shows nothing:\n${read()}`);
      await wait(stepMs);
    }
    return performance.now() - started;
  } finally {
    process.kill(-child.pid);
    await wait(stepMs);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

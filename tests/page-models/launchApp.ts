import { resolve } from 'node:path';
import { _electron, type ElectronApplication } from '@playwright/test';
import { electronProgram, ensureElectron } from '../../scripts/setup/electron.mjs';

const MAIN = 'dist/electron/main.cjs';
/** A hang: Playwright's own limits cover its browsers only. */
const LIMIT_MS = 30_000;
const WRONG_CLOCK = resolve('tests/kiosk/wrongClock.cjs');

export interface LaunchOptions {
  storeUrl: string;
  memberCode?: string;
  args?: string[];
  /** Content of settings.json. */
  settings?: Record<string, unknown>;
  /** Milliseconds by which the clock of the machine is wrong, in the shell and in the loop. */
  clockErrorMs?: number;
  /** The X display of the machine's screens; by default that of the tests. */
  display?: string;
  /** Prepares the user data folder before the first start. */
  prepare?: (folder: string) => void;
}

export const programArguments = (folder: string, more: string[] = []) => {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [];
  return [...asRoot, '--lang=en-US', `--user-data-dir=${folder}`, ...more, MAIN];
};

/** Starts the built app with a user data folder. */
export async function launchApp(folder: string, launch: LaunchOptions): Promise<ElectronApplication> {
  const { storeUrl, memberCode = 'MAPLE-001', args = [], clockErrorMs, display } = launch;
  const clock = clockErrorMs === undefined ? [] : ['-r', WRONG_CLOCK];
  const app = await _electron.launch({
    executablePath: electronProgram(await ensureElectron()),
    args: [...clock, ...programArguments(folder, args)],
    env: {
      ...process.env,
      STORE_URL: storeUrl,
      MEMBER_CODE: memberCode,
      CLOCK_ERROR_MS: String(clockErrorMs ?? 0),
      ...(display && { DISPLAY: display }),
    },
    timeout: 2 * LIMIT_MS,
  });
  app.context().setDefaultTimeout(LIMIT_MS);
  return app;
}

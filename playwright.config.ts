import { availableParallelism } from 'node:os';
import { defineConfig, type Project } from '@playwright/test';

const minutes = (count: number) => count * 60_000;

const use = {
  browserName: 'chromium' as const,
  locale: 'en-US',
  viewport: { width: 1280, height: 900 },
  actionTimeout: 15_000,
  navigationTimeout: 30_000,
} satisfies Project['use'];

const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
/** Chromium without its own interface: half the time of the whole browser. */
const shell = {
  ...use,
  launchOptions: { executablePath: process.env.CHROMIUM_SHELL_PATH || undefined, args },
};

/** One browser for each core. More were slower: three on two cores took 470 s for what two did in 405 s. */
const browsers = Math.min(availableParallelism(), 4);

/**
 * Projects: `web` against the built server, `dealer` against a dealer's own backend, both in Chromium's headless shell; `browser` in the
 * whole Chromium, for what the shell lacks (installing, push); `kiosk` in a real Electron.
 *
 * Limits detect hangs, not slow machines: each action and expectation has its own, a journey only a generous one. There are no
 * retries: a journey that needs one is repaired.
 *
 * A worker for each core: with a third one on two cores, pages painted before the copies of the device that they begin with.
 */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/failures',
  timeout: minutes(5),
  expect: { timeout: 15_000 },
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: browsers,
  reporter: [['list'], ['json']],
  // A trace of the actions, the requests and the console. A film doubles the time of a journey, and a copy of the document at each
  // action slows every page; the picture shows its end.
  use: {
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    video: 'off',
  },
  projects: [
    { name: 'seed', testDir: 'tests/web', testMatch: 'seed.setup.ts' },
    // A slow dealer takes a second for each response, and a page waits for several in a row.
    {
      name: 'dealer',
      testDir: 'tests/dealer',
      dependencies: ['seed'],
      workers: 1,
      use: shell,
      expect: { timeout: 30_000 },
    },
    { name: 'web', testDir: 'tests/web', dependencies: ['seed'], workers: browsers, use: shell },
    {
      name: 'browser',
      testDir: 'tests/browser',
      dependencies: ['seed'],
      workers: 1,
      use: {
        ...use,
        channel: 'chromium',
        launchOptions: { executablePath: process.env.CHROMIUM_PATH || undefined, args },
      },
    },
    {
      name: 'kiosk',
      testDir: 'tests/kiosk',
      dependencies: ['seed'],
      workers: 1,
      fullyParallel: false,
      // The next clip, a report or a poll is often waited for.
      expect: { timeout: 60_000 },
      // Of the shopper's phone and of the desk.
      use: shell,
    },
    { name: 'soak', testDir: 'tests/soak', dependencies: ['seed'], workers: 1, use: { trace: 'off' } },
  ],
});

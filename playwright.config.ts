import { defineConfig, type Project } from '@playwright/test';

const chromium = {
  browserName: 'chromium' as const,
  locale: 'en-US',
  viewport: { width: 1280, height: 900 },
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  },
} satisfies Project['use'];

/** Projects: `web` in Chromium against the built server, `dealer` against a dealer's own backend, `kiosk` in a real Electron. */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/files',
  timeout: 45_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  forbidOnly: true,
  // A second try is reported as flaky, tells a busy machine from a fault, and leaves a trace (on every try it doubles the time).
  retries: 1,
  // One for a kiosk, whose journeys mostly wait, beside two for the shop.
  workers: 3,
  reporter: [['list'], ['json']],
  use: { trace: 'on-first-retry', screenshot: 'only-on-failure', video: 'off' },
  projects: [
    { name: 'seed', testDir: 'tests/web', testMatch: 'seed.setup.ts', timeout: 180_000 },
    {
      name: 'web',
      testDir: 'tests/web',
      dependencies: ['seed'],
      workers: 2,
      use: chromium,
    },
    { name: 'kiosk', testDir: 'tests/kiosk', dependencies: ['seed'], workers: 1, fullyParallel: false },
    {
      // Up to three workers, because its journeys mostly wait for a slow or failing backend.
      name: 'dealer',
      testDir: 'tests/dealer',
      dependencies: ['seed'],
      timeout: 120_000,
      expect: { timeout: 25_000 },
      use: chromium,
    },
    {
      name: 'soak',
      testDir: 'tests/soak',
      dependencies: ['seed'],
      workers: 1,
      retries: 0,
      use: { trace: 'off' },
    },
  ],
});

import { test as base, expect } from '@playwright/test';
import { type RunningServer, runServer } from '../../scripts/setup/runServer.mjs';
import { copyDemoData } from '../demoData.ts';

interface Shop {
  /** The built server over a filled shop of its own; one a worker. */
  server: RunningServer;
}

interface Watch {
  /** Faults a page wrote to the console or threw; a test fails when it ends with any. Take out those it provokes. */
  faults: string[];
}

/** What a browser writes when a call fails (the journeys that provoke it look), and when a test keeps the worker out. */
const expected =
  /^Failed to load resource|^Service Worker registration blocked by Playwright|^service worker TypeError/;

export const test = base.extend<Watch, Shop>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const data = await copyDemoData();
      const server = await runServer({ DATA_DIR: data.folder });
      await use(server);
      await server.stop();
      await data.remove();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  // Only the tests of the worker itself let it in: it would answer for a server that a test has just changed.
  serviceWorkers: 'block',
  faults: [
    async ({ context }, use) => {
      const faults: string[] = [];
      context.on('weberror', (fault) => faults.push(`thrown: ${fault.error().message}`));
      context.on('console', (message) => {
        const isFault = message.type() === 'error' || message.type() === 'warning';
        if (isFault && !expected.test(message.text())) faults.push(`${message.type()}: ${message.text()}`);
      });
      await use(faults);
      expect(faults, 'the console is silent').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

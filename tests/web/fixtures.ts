import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type WebError,
} from '@playwright/test';
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

/** Collects what the pages of a context write or throw while a test runs, and expects nothing when it ends. */
export async function watchFaults(
  context: BrowserContext,
  use: (faults: string[]) => Promise<void>,
): Promise<void> {
  const faults: string[] = [];
  const thrown = (fault: WebError) => faults.push(`thrown: ${fault.error().message}`);
  const written = (message: ConsoleMessage) => {
    const isFault = message.type() === 'error' || message.type() === 'warning';
    if (isFault && !expected.test(message.text())) faults.push(`${message.type()}: ${message.text()}`);
  };
  context.on('weberror', thrown);
  context.on('console', written);
  await use(faults);
  context.off('weberror', thrown);
  context.off('console', written);
  expect(faults, 'the console is silent').toEqual([]);
}

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
  page: async ({ page }, use) => {
    // A journey goes on once the page answers, as a shopper looks before pressing. Pages that never do are their tests' subject.
    const answers = () => page.locator('html[data-app=ready]').waitFor({ state: 'attached', timeout: 5000 });
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = async (...given) => goto(...given).finally(() => answers().catch(() => {}));
    page.reload = async (...given) => reload(...given).finally(() => answers().catch(() => {}));
    await use(page);
  },
  baseURL: async ({ server }, use) => use(server.url),
  // Only the tests of the worker itself let it in: it would answer for a server that a test has just changed.
  serviceWorkers: 'block',
  faults: [async ({ context }, use) => watchFaults(context, use), { auto: true }],
});

export { expect };

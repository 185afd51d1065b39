import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
  type WebError,
} from '@playwright/test';
import { type RunningServer, runServer } from '../../scripts/setup/runServer.mjs';
import { copyDemoData } from '../demoData.ts';

/** Limits that only detect a hang. */
export const SERVER_START_MS = 180_000;
const HYDRATED_MS = 60_000;

interface WorkerFixtures {
  /** The built server with a demo database of its own; one for each test worker. */
  server: RunningServer;
  /** The folder of that server's data. */
  dataFolder: string;
}

interface PageFixtures {
  /** Console errors, console warnings and uncaught errors of all pages. A test with any left fails: remove the expected ones. */
  faults: string[];
}

/** Ignored: the browser's messages about failed requests, which tests check themselves, and about blocked service workers. */
const expected =
  /^Failed to load resource|^Service Worker registration blocked by Playwright|^service worker TypeError/;

/** Collects the faults of all pages of a context while a test runs, and expects none at its end. */
export async function watchFaults(
  context: BrowserContext,
  use: (faults: string[]) => Promise<void>,
): Promise<void> {
  const faults: string[] = [];
  const onError = (fault: WebError) => faults.push(`thrown: ${fault.error().message}`);
  const onConsole = (message: ConsoleMessage) => {
    const isFault = message.type() === 'error' || message.type() === 'warning';
    if (isFault && !expected.test(message.text())) faults.push(`${message.type()}: ${message.text()}`);
  };
  context.on('weberror', onError);
  context.on('console', onConsole);
  await use(faults);
  context.off('weberror', onError);
  context.off('console', onConsole);
  expect(faults, 'the console has no errors').toEqual([]);
}

/**
 * Waits until the app of a page is hydrated; a file or a provider's page has none. `page` does so after each navigation:
 * a page that stays without its app is opened by context.newPage().
 */
export const waitForApp = (page: Page): Promise<void> =>
  page
    .locator('html[data-app=ready], html:not(:has(#root))')
    .waitFor({ state: 'attached', timeout: HYDRATED_MS });

/**
 * Returns a function that waits until the page has no pending request to the backend. A page shows a change before the backend has
 * it, and on a slow machine a journey that goes to an address at once would cancel the request. A request that a test holds back is
 * waited for at most five seconds, twice.
 */
function trackRequests(page: Page): () => Promise<void> {
  const requests = new Set<Request>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/rest')) requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  const settle = () =>
    expect
      .poll(() => requests.size, { intervals: [20], timeout: 5000 })
      .toBe(0)
      .catch(() => null);
  // The app may send what waited for the last request. A page that navigates by itself has no next request.
  const idle = () =>
    page
      .evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 1000 })))
      .catch(() => null);
  return async () => {
    await settle();
    await idle();
    await settle();
  };
}

export const test = base.extend<PageFixtures, WorkerFixtures>({
  dataFolder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const data = await copyDemoData();
      await use(data.folder);
      await data.remove();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ dataFolder }, use) => {
      const server = await runServer({ DATA_DIR: dataFolder });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: SERVER_START_MS },
  ],
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    const waitForRequests = trackRequests(page);
    page.goto = async (...args) => {
      await waitForRequests();
      const response = await goto(...args);
      await waitForApp(page);
      return response;
    };
    page.reload = async (...args) => {
      await waitForRequests();
      const response = await reload(...args);
      await waitForApp(page);
      return response;
    };
    await use(page);
  },
  baseURL: async ({ server }, use) => use(server.url),
  // Only the tests of the service worker allow it: elsewhere it would serve cached responses after a test changed the server.
  serviceWorkers: 'block',
  faults: [async ({ context }, use) => watchFaults(context, use), { auto: true }],
});

/** Removes the faults that a test expects. */
export function forget(faults: string[], expectedFault: RegExp): void {
  faults.splice(0, faults.length, ...faults.filter((fault) => !expectedFault.test(fault)));
}

/** Fault of the frame of an email, which permits no scripts, neither ours nor those of a test. */
export const blockedScript = /Blocked script execution in '\S+\/dev\/mail\//;

/** Waits for hydration and two idle periods: deferred sections and third parties start in the first one. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  );
}

export { expect };

/** Adds a product to the cart, because cart and checkout show nothing without one. */
export async function fillCart(page: Page): Promise<void> {
  const response = await page.request.get('/api/rest/categories/lighting?embed=products&limit=1');
  const { listing } = (await response.json()) as { listing: { products: { entity_id: string }[] } };
  const session = await page.request.get('/api/rest/customers/self/session');
  const { customer_data } = (await session.json()) as { customer_data?: { csrf_token?: string } };
  await page.request.post('/api/rest/cart/items', {
    data: { product_id: listing.products[0]?.entity_id, qty: 1 },
    headers: { 'x-csrf-token': customer_data?.csrf_token ?? '' },
  });
}

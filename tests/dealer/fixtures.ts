import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { runServer } from '../../scripts/setup/runServer.mjs';
import { type DealerBackend, type DealerVariant, startDealerBackend } from './backend/dealerBackend.ts';
import { DealerShopper } from './DealerShopper.ts';

interface WorkerFixtures {
  variant: DealerVariant;
  backend: DealerBackend;
  /** URL of the storefront that uses the dealer's backend. */
  storefrontUrl: string;
}

interface PageFixtures {
  shopper: DealerShopper;
  /** Uncaught errors and violations of the security policy. A test with any fails. */
  faults: string[];
}

export const plain: DealerVariant = {
  style: 'plain',
  hasOpenShapes: false,
  delayMs: 0,
  errorRate: 0,
  sessionPerRequest: false,
};
export const php: DealerVariant = { ...plain, style: 'php', sessionPerRequest: true };
export const openShapes: DealerVariant = { ...php, hasOpenShapes: true };
export const slow: DealerVariant = { ...php, delayMs: 1000 };
export const failing: DealerVariant = { ...php, errorRate: 0.1 };

/** A journey is long, and a backend that is slow or fails makes each of its steps take several attempts. */
export const JOURNEY_MS = 900_000;

/** A step of five calls, each of which fails in one of ten cases, fails in four of ten, and eight times in a row in one of 1,300. */
const MOST_ATTEMPTS = 8;

/** A storefront in front of a dealer's own backend; one pair for each variant and worker. */
export const test = base.extend<PageFixtures, WorkerFixtures>({
  variant: [plain, { option: true, scope: 'worker' }],
  backend: [
    async ({ variant }, use) => {
      const backend = await startDealerBackend(variant);
      await use(backend);
      await backend.close();
    },
    { scope: 'worker' },
  ],
  storefrontUrl: [
    async ({ backend }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'dealer-'));
      const storefront = await runServer({ STORE_API_URL: backend.apiUrl, DATA_DIR: folder });
      await use(storefront.url);
      await storefront.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ storefrontUrl }, use) => use(storefrontUrl),
  serviceWorkers: 'block',
  shopper: async ({ page, variant, backend }, use) =>
    use(new DealerShopper(page, variant.errorRate > 0 ? MOST_ATTEMPTS : 1, backend)),
  faults: [
    async ({ context }, use) => {
      const faults: string[] = [];
      context.on('weberror', (fault) => faults.push(`${fault.page()?.url()}: ${fault.error().message}`));
      context.on('console', (message) => {
        if (/content security policy/i.test(message.text())) faults.push(message.text());
      });
      await use(faults);
      expect(faults, 'the pages throw nothing and load nothing forbidden').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

import { PaymentStep } from '../page-models/PaymentStep.ts';
import { test as base, watchFaults } from './fixtures.ts';

interface Till {
  /** The counter where every way to pay can be tried; each journey brings a cart of its own. */
  till: PaymentStep;
}

/**
 * For journeys that differ in the way to pay and in nothing before it: one page a worker, so that the app starts once.
 * A failure ends the worker, and with it the page.
 */
export const test = base.extend<Till, { counter: PaymentStep }>({
  counter: [
    async ({ browser, server }, use) => {
      const context = await browser.newContext({
        serviceWorkers: 'block',
        locale: 'en-US',
        viewport: { width: 1280, height: 900 },
      });
      const shop = server.url.replace('localhost', 'payments.localhost');
      await use(new PaymentStep(await context.newPage(), shop));
      await context.close();
    },
    { scope: 'worker' },
  ],
  faults: async ({ counter }, use) => watchFaults(counter.page.context(), use),
  till: async ({ counter }, use) => use(counter),
});

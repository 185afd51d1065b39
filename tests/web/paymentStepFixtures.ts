import { PaymentStep } from '../page-models/PaymentStep.ts';
import { test as base, watchFaults } from './fixtures.ts';

interface PaymentStepFixtures {
  /** The payment step of the tenant with all payment methods. Each test creates its own cart. */
  paymentStep: PaymentStep;
}

/**
 * Fixtures for tests that differ in the payment method only. They share one page per worker, so that the app starts once.
 * A failure ends the worker and its page.
 */
export const test = base.extend<PaymentStepFixtures, { sharedPaymentStep: PaymentStep }>({
  sharedPaymentStep: [
    async ({ browser, server }, use) => {
      const context = await browser.newContext({
        serviceWorkers: 'block',
        locale: 'en-US',
        viewport: { width: 1280, height: 900 },
      });
      const originUrl = server.url.replace('localhost', 'payments.localhost');
      await use(new PaymentStep(await context.newPage(), originUrl));
      await context.close();
    },
    { scope: 'worker' },
  ],
  faults: async ({ sharedPaymentStep }, use) => watchFaults(sharedPaymentStep.page.context(), use),
  paymentStep: async ({ sharedPaymentStep }, use) => use(sharedPaymentStep),
});

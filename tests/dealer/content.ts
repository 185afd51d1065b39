import { expect, test } from './fixtures.ts';
import { type JourneyStep, runSteps } from './steps.ts';

const steps: readonly JourneyStep[] = [
  [
    'a content page shows its tags',
    async ({ shopper, page }) => {
      const { main } = shopper;
      await shopper.open('/delivery');
      await expect(shopper.storefront.heading('Delivery and returns')).toBeVisible();
      await main.getByText('When do you deliver?').click();
      await expect(main.getByText('Within a week.')).toBeVisible();
      await expect(main.getByRole('cell', { name: '$49' })).toBeVisible();
      await expect(main).toContainText('503-555-0147');
      await expect(page.getByRole('tab', { name: 'City' })).toBeVisible();
    },
  ],

  [
    'the contact page and the request for a quote open',
    async ({ shopper }) => {
      await shopper.open('/contact');
      await expect(shopper.storefront.heading('Contact us')).toBeVisible();
      await expect(shopper.main).toContainText('Call 503-555-0147');
      await shopper.open('/request-quote');
      await expect(shopper.storefront.heading()).toBeVisible();
    },
  ],

  [
    'the blog lists posts and opens one',
    async ({ shopper }) => {
      const { main, storefront } = shopper;
      await shopper.open('/blog');
      await expect(storefront.heading('From the workshop')).toBeVisible();
      await main.getByRole('link', { name: 'Caring for oak' }).first().click();
      await expect(storefront.heading('Caring for oak')).toBeVisible();
      await expect(main).toContainText('Caring for oak, step by step.');
    },
  ],

  [
    'promotions show the rebates',
    async ({ shopper }) => {
      await shopper.open('/promotions');
      await expect(shopper.main.getByText('Autumn rebate').first()).toBeVisible();
      await expect(shopper.main.getByRole('link', { name: /Shop Now/ }).first()).toHaveAttribute(
        'href',
        /\/catalog\/special\/promotion\/P-77$/,
      );
    },
  ],

  [
    'the language switch shows the French page',
    async ({ shopper, page }) => {
      await shopper.open('/');
      await page.getByRole('contentinfo').getByRole('link', { name: /fran/i }).click();
      await expect(page).toHaveURL(/\/fr/);
      await expect(shopper.storefront.heading('Bienvenue chez Cascade')).toBeVisible();
    },
  ],
];

/** A page that does not exist differs from one that a failing backend does not give. */
export const notFound: JourneyStep = [
  'unknown pages and products are not found, and /kiosk says what it is for',
  async ({ shopper }) => {
    const page = await shopper.open('/no-such-page');
    expect(page?.status()).toBe(404);
    await expect(shopper.storefront.heading('We can’t find that page')).toBeVisible();
    const product = await shopper.open('/product/no-such-product');
    expect(product?.status()).toBe(404);
    await expect(shopper.storefront.heading('We can’t find this product')).toBeVisible();
    await shopper.page.goto('/kiosk');
    await expect(shopper.page.getByText('This address belongs to the in-store screens')).toBeVisible();
  },
];

/** The journey through the dealer's content. */
export function contentJourney(): void {
  test('a visitor reads the content', ({ page, shopper, backend }) =>
    runSteps([...steps, notFound], { page, shopper, backend }));
}

import { Storefront } from '../page-models/Storefront.ts';
import { expect, test } from './fixtures.ts';

test('the language switch keeps the page; listing, product and cart are in French, as is the second tenant', async ({
  page,
  server,
}) => {
  await page.goto('/product/hudson-sofa');
  await page.getByRole('contentinfo').getByRole('link', { name: /fran/i }).click();
  await expect(page).toHaveURL(/\/fr\/product\/hudson-sofa/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Ajouter au panier' }).first(),
  ).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/1\s499,00\s\$/);

  const storefront = new Storefront(page);
  await page.goto('/fr/catalog/sofas');
  await storefront.tiles.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/fr\/product\//);
  await page.getByRole('main').getByRole('button', { name: 'Ajouter au panier' }).first().click();
  await expect(storefront.cartButton).toHaveAccessibleName(/Panier, 1 article/);
  await page.goto('/fr/checkout/cart');
  await expect(storefront.heading()).toHaveText('Votre panier (1)');

  const boreale = server.url.replace('localhost', 'boreale.localhost');
  await page.goto(boreale);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await expect(page).toHaveTitle(/Maison Boréale/);
  await expect(page.getByRole('main')).toContainText(/Salon/);

  const response = await page.goto('/de-DE/catalog');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/not supported|language/i);
});

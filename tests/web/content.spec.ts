import { expect, test } from './fixtures.ts';

test('a page of content has the tenant’s head and styles, a newsletter, and a notice for old browsers', {
  tag: '@core',
}, async ({ page, request }) => {
  await page.goto('/about-us');
  // A browser takes the first colour whose media matches: the dealer's own for a light screen, else the theme's.
  const colours = await page
    .locator('head meta[name="theme-color"]')
    .evaluateAll((metas) => metas.map((meta) => [meta.getAttribute('content'), meta.getAttribute('media')]));
  expect(colours).toEqual([
    ['#1f4d3f', '(prefers-color-scheme: light)'],
    ['#1b1a18', '(prefers-color-scheme: dark)'],
    ['#1f4d3f', null],
  ]);
  const ground = page.locator('[data-block="header-after-global-promotions"] .avb-strip');
  await expect(ground).toHaveCSS('background-color', 'rgb(22, 59, 48)');

  await test.step('a shopper joins the newsletter from the footer', async () => {
    const footer = page.locator('footer');
    await footer.getByLabel('Email').fill('reader@example.com');
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await expect(footer.locator(':focus')).toHaveText(/^This demo shop sends no email/);
  });

  await test.step('an unsupported browser shows a notice, with and without modules', async () => {
    const words =
      'You seem to be using an old browser.  Please upgrade to a newer browser to see this content.';
    // The app does not start in this tab, so the fixture's page, which waits for it, can't be used.
    const old = await page.context().newPage();
    await old.addInitScript(() => Reflect.deleteProperty(Object, 'hasOwn'));
    await old.goto('/about-us');
    await expect(old.getByText(words)).toHaveCount(1);
    await expect(old.getByRole('heading', { name: 'About us' })).toBeVisible();
    await old.close();

    // Browsers without modules never start the app. They load this script from every page.
    expect(await (await request.get('/about-us')).text()).toContain('nomodule src="/old-browser.js"');
    await page.goto('/about-us');
    await page.evaluate(await (await request.get('/old-browser.js')).text());
    const banner = page.locator('body > [role=alert]').first();
    await expect(banner).toHaveText(words);
    await expect(banner).toBeInViewport();
  });
});

test('the journal, a question to the dealer and the content check work', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('link', { name: 'Induction in plain words' }).click();
  await expect(page).toHaveURL(/\/blog\/induction-in-plain-words$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Induction in plain words' })).toBeVisible();
  await page.getByRole('button', { name: /^Yes/ }).click();
  await expect(page.getByRole('button', { name: 'Yes (1)' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Induction in plain words' })).toBeVisible();
  expect((await page.goto('/blog/no-such-article'))?.status()).toBe(404);

  await test.step('a question about a product reaches the dealer', async () => {
    await page.goto('/contact?product=Oslo%20sofa');
    const form = page.locator('form[data-form="contact"]');
    await expect(form.getByLabel('Subject')).toHaveValue('Oslo sofa');
    await form.getByLabel('Name').fill('Ada');
    await form.getByLabel('Email').fill('ada@nowhere');
    await form.getByLabel('Message').fill('Is it warm?');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form.getByRole('alert')).toHaveText(
      'Email: please enter an address such as name@example.com.',
    );
    await form.getByLabel('Email').fill('ada@example.com');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('This demo shop sends no email.')).toBeVisible();
  });

  await test.step('the dealer’s content check lists no problem on the home page', async () => {
    await page.goto('/?content-check=true');
    const panel = page.getByRole('complementary', { name: 'Content check' });
    await expect(panel.getByRole('status')).toHaveText('No problems found in the content of this page.');
  });
});

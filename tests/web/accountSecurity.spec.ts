import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { blockedScript, expect, forget, test, waitForApp } from './fixtures.ts';

const PASSWORD = 'violet-anvil-harbour';
const main = (page: Page) => page.getByRole('main');

async function createAccount(page: Page, email: string): Promise<void> {
  await page.goto('/account/create');
  await main(page).getByLabel('First name').fill('Ada');
  await main(page).getByLabel('Last name').fill('Lind');
  await main(page).getByLabel('Email', { exact: true }).fill(email);
  await main(page).getByLabel('Password').fill(PASSWORD);
  await main(page).getByRole('button', { name: 'Create account' }).click();
  await expect(main(page).getByRole('heading', { name: 'Hello, Ada' })).toBeVisible();
}

test('a customer confirms the email, signs out elsewhere, signs in with a passkey, downloads the data and deletes the account', async ({
  page,
  browser,
  faults,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  const email = `ada-${Date.now()}@example.com`;
  await createAccount(page, email);
  await expect(main(page).getByText('Please confirm your email')).toBeVisible();

  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(sessions.getByRole('listitem')).toContainText(['This browser']);
  await test.step('signs out everywhere else', async () => {
    const other = await (await browser.newContext()).newPage();
    await other.goto(new URL('/account', page.url()).href);
    await waitForApp(other);
    await main(other).getByLabel('Email').fill(email);
    await main(other).getByLabel('Password').fill(PASSWORD);
    await main(other).getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(main(other).getByRole('heading', { name: 'Hello, Ada' })).toBeVisible();
    await page.reload();
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await expect(sessions.getByText('Every other browser is signed out.')).toBeVisible();
    await other.reload();
    await expect(main(other).getByLabel('Password')).toBeVisible();
    await other.context().close();
  });
  await test.step('confirms the email', async () => {
    await page.goto('/dev/mail');
    await page
      .getByRole('link', { name: /Welcome to .*confirm your email/ })
      .first()
      .click();
    const link = page.frameLocator('iframe').getByRole('link', { name: 'Confirm the email' });
    await page.goto((await link.getAttribute('href')) ?? '');
    forget(faults, blockedScript);
    await main(page).getByRole('button', { name: 'Confirm' }).click();
    await expect(main(page).getByText('Thank you. Your email is confirmed.')).toBeVisible();
    await main(page).getByRole('link', { name: 'To your account' }).click();
    await expect(page.getByRole('heading', { name: 'Security and data' })).toBeVisible();
    await expect(main(page).getByText('Please confirm your email')).toHaveCount(0);
  });

  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await passkeys.getByLabel('Name of the passkey').fill('My phone');
  await passkeys.getByLabel('Current password').fill(PASSWORD);
  await passkeys.getByRole('button', { name: 'Create the passkey' }).click();
  await expect(passkeys.getByRole('listitem')).toContainText(['My phone']);
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations).toEqual([]);

  await main(page).getByRole('button', { name: 'Sign out', exact: true }).click();
  await main(page).getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(main(page).getByRole('heading', { name: 'Hello, Ada' })).toBeVisible();

  const data = page.getByRole('region', { name: 'Your data' });
  await data.getByRole('button', { name: 'Export my data' }).click();
  await data.getByLabel('Current password').fill(PASSWORD);
  const download = page.waitForEvent('download');
  await data.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^account-\d{4}-\d\d-\d\d\.json$/);

  const deletion = page.getByRole('region', { name: 'Delete the account' });
  await deletion.getByRole('button', { name: 'Delete my account' }).click();
  await expect(deletion.getByText('The law requires us to keep orders')).toBeVisible();
  await deletion.getByLabel('Current password').fill('wrong');
  await deletion.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(deletion.getByRole('alert')).toBeVisible();
  await deletion.getByLabel('Current password').fill(PASSWORD);
  await deletion.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(main(page).getByText('Your account is deleted.')).toBeVisible();
  await main(page).getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(main(page).getByText('This passkey was not accepted.')).toBeVisible();
});

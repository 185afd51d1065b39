import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { Desk } from '../page-models/Desk.ts';
import { expect, test } from './fixtures.ts';

const expectAccessible = async (page: Page) =>
  expect(
    (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html]),
  ).toEqual([]);

test('an owner invites a person, changes the role, ends the access, and reads all of it in the audit log', {
  tag: '@core',
}, async ({ page, browser, server, dataFolder }) => {
  const desk = new Desk(page);
  await page.goto('/desk');
  await expectAccessible(page);
  await desk.signIn(join(dataFolder, 'invitations'), 'ada@example.com', 'owner');
  await desk.open('people');
  await page.getByRole('button', { name: 'Invite a person' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('bob@example.com');
  await dialog.getByLabel('Role').selectOption('Editor');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Invite a person' }).click();
  const link = await page.getByText(/\/desk\/invitation#/).textContent();
  await expect(dialog).toBeHidden();
  await expectAccessible(page);
  const usual = page.viewportSize() ?? { width: 1280, height: 900 };
  await page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(() => page.getByText(/\/desk\/invitation#/).evaluate((code) => code.getBoundingClientRect().right))
    .toBeLessThan(390);
  await page.setViewportSize(usual);

  const other = await browser.newContext({ baseURL: server.url });
  const bob = new Desk(await other.newPage());
  await bob.page.goto(link ?? '');
  await bob.page.getByLabel('Name').fill('Bob');
  await bob.page.getByLabel('New password').fill('too short');
  await bob.page.getByRole('button', { name: 'Begin' }).click();
  await expect(bob.page.getByLabel('New password')).toHaveAccessibleDescription(/Enter a password/);
  await bob.page.getByLabel('New password').fill('violet-anvil-harbour-42');
  await bob.page.getByRole('button', { name: 'Begin' }).click();
  await expect(bob.page.getByRole('link', { name: 'My account' })).toBeVisible();
  await expect(bob.page.getByRole('link', { name: 'People' })).toHaveCount(0);

  // The owner's list follows without a reload.
  await expect(desk.row('bob@example.com').getByText('Active')).toBeVisible();
  await desk.row('bob@example.com').getByRole('button', { name: 'End access' }).click();
  await expect(desk.row('bob@example.com').getByText('Access ended')).toBeVisible();
  await bob.page.reload();
  await expect(bob.page.getByLabel('Password')).toBeVisible();
  await other.close();

  await desk.open('releases');
  await expectAccessible(page);
  await desk.open('changes');
  await expect(desk.main.getByText('The owner changed the role or access of bob@example.com')).toHaveCount(1);
  await expectAccessible(page);
});

test('a passkey signs in instead of the password, on a phone too', async ({ page, dataFolder }) => {
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
  const desk = new Desk(page);
  await desk.signIn(join(dataFolder, 'invitations'), 'key@example.com', 'viewer');
  await desk.open('account');
  await page.getByLabel('Name of the device').fill('My phone');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(desk.row('My phone')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await desk.signOut();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  await desk.open('account');
  await desk.row('My phone').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No passkey yet')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await desk.signOut();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('This passkey was not accepted.')).toBeVisible();
  await desk.signInByPassword('key@example.com');
});

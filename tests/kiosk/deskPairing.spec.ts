import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { Desk } from '../page-models/Desk.ts';
import { KioskShell } from '../page-models/KioskShell.ts';
import { expect, PASSCODE, STAFF_PASSCODE, test } from './fixtures.ts';
import { failing } from './network.ts';

test('a screen shows a code, the desk registers it, the loop plays, and the desk ends the registration', async ({
  network,
  dataFolder,
}) => {
  const kiosk = await KioskShell.start({ storeUrl: network.url });
  const element = kiosk.loop.getByText(/^[A-Z\d]{4}-[A-Z\d]{4}$/);
  const code = (await element.textContent()) ?? '';
  const overflow = await element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(overflow, 'the code fits into its panel').toBe(0);
  await expect(kiosk.loop.getByRole('img', { name: /Code that opens the registration/ })).toBeVisible();

  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_SHELL_PATH || undefined,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const page = await browser.newPage({ locale: 'en-US' });
  const desk = new Desk(page);
  await desk.signIn(join(dataFolder, 'invitations'), 'fleet@example.com', 'editor', network.url);
  await page.goto(`${network.url}/desk/devices/register?code=${code}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Rug corner');
  await dialog.getByRole('button', { name: 'Register' }).click();

  await expect(kiosk.loop.locator('video').first()).toBeAttached();
  await expect(desk.row('Rug corner').getByText('Online')).toBeVisible({ timeout: 30_000 });
  const menu = await kiosk.openStaffMenu(STAFF_PASSCODE);
  await expect(menu.getByText('Rug corner')).toBeVisible();
  await menu.getByRole('button', { name: 'Close' }).click();
  expect(await kiosk.filesContaining(code), 'no file has the code').toEqual([]);

  await page.getByRole('link', { name: 'Rug corner' }).click();
  await page.getByRole('button', { name: 'Revoke' }).click();
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(desk.main.getByText('Its registration has ended.', { exact: false })).toBeVisible();
  await kiosk.restart();
  await expect(kiosk.loop.getByRole('heading', { name: 'Code of this screen' })).toBeVisible();
  await browser.close();
  await kiosk.stop();
});

test('a kiosk service without pairing codes shows the passcode only', async ({ network }) => {
  network.fault = failing('/kiosk-service/pairings', 404);
  const kiosk = await KioskShell.start({ storeUrl: network.url });
  await expect(kiosk.loop.getByText('Type the passcode')).toBeVisible();
  await expect.poll(() => network.calls.filter((call) => call.endsWith('/pairings')).length).toBe(1);
  await kiosk.type(PASSCODE);
  await expect(kiosk.loop.getByRole('button', { name: 'Entrance kiosk' })).toBeVisible();
  await expect(kiosk.loop.getByRole('heading', { name: 'Code of this screen' })).toHaveCount(0);
  expect(
    network.calls.filter((call) => call.endsWith('/pairings')),
    'asks once',
  ).toHaveLength(1);
  await kiosk.stop();
});

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { DEVICE_NAME, expect, register, shareKiosk, test } from './fixtures.ts';
import { failing } from './network.ts';

const PASSWORD = 'violet-anvil-harbour';
const main = (page: Page) => page.getByRole('main');
const shared = shareKiosk(register);

test.use({ viewport: { width: 390, height: 844 } });

/** What a phone's camera reads from the kiosk's screen. */
async function scan(visit: Page): Promise<string> {
  const picture = await visit.getByRole('img', { name: 'QR code to sign in on this screen' }).screenshot();
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ data: new Uint8ClampedArray(data), width: info.width, height: info.height });
}

const violationsOf = async (page: Page) =>
  (await new AxeBuilder({ page }).include('main').setLegacyMode().analyze()).violations.map(
    ({ id, nodes }) => [id, nodes[0]?.html],
  );

test('a shopper signs in at the kiosk with the phone, without a password there, until the visit ends', async ({
  page: phone,
}) => {
  const { kiosk, network } = shared;
  const visit = await kiosk.openVisit();
  await visit.goto('shop://storefront/account');
  await expect(visit.getByRole('heading', { name: 'Sign in with your phone' })).toBeVisible();
  await expect(visit.locator('input[type=password]')).toHaveCount(0);
  const number = (await main(visit).locator('strong').textContent()) ?? '';
  expect(number).toMatch(/^\d\d$/);
  expect(await violationsOf(visit)).toEqual([]);

  await phone.goto(await scan(visit));
  await main(phone).getByRole('link', { name: 'Create an account' }).click();
  await main(phone).getByLabel('First name').fill('Ada');
  await main(phone).getByLabel('Last name').fill('Lind');
  await main(phone).getByLabel('Email', { exact: true }).fill(`ada-${Date.now()}@example.com`);
  await main(phone).getByLabel('Password').fill(PASSWORD);
  await main(phone).getByRole('button', { name: 'Create account' }).click();
  await expect(phone.getByRole('heading', { name: `Sign in at “${DEVICE_NAME}”?` })).toBeVisible();
  await expect(main(phone)).toContainText(number);
  expect(await violationsOf(phone)).toEqual([]);
  await phone.getByRole('button', { name: 'Yes, sign in at the kiosk' }).click();
  await expect(phone.getByText('Done. The kiosk signs you in.')).toBeVisible();
  await expect(visit.getByRole('heading', { name: 'Hello, Ada' })).toBeVisible();
  await expect(visit.locator('input[type=password]')).toHaveCount(0);

  await phone.goto(new URL('/account', phone.url()).href);
  const sessions = phone.getByRole('region', { name: 'Where you are signed in' });
  await expect(sessions.getByRole('listitem')).toContainText(['This browser', DEVICE_NAME]);
  await kiosk.closeVisit(visit);
  await expect(async () => {
    await phone.reload();
    await expect(sessions.getByRole('listitem')).toHaveCount(1, { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  const next = await kiosk.openVisit();
  await next.goto('shop://storefront/account');
  await expect(next.getByRole('heading', { name: 'Sign in with your phone' })).toBeVisible();

  await phone.goto(await scan(next));
  await phone.getByRole('button', { name: 'No, do not sign in' }).click();
  await expect(next.getByText('The sign-in was declined on the phone.')).toBeVisible();
  await next.getByRole('button', { name: 'Show a new code' }).click();
  await expect(next.getByRole('img', { name: 'QR code to sign in on this screen' })).toBeVisible();
  await kiosk.closeVisit(next);

  await test.step('a kiosk service without these calls keeps the form with email and password, and has no call button', async () => {
    const calls = ['/kiosk-service/phone-sign-ins', '/kiosk-service/sales-calls'];
    const faults = calls.map((path) => failing(path, 404));
    network.fault = (request, response) => faults.some((fault) => fault(request, response));
    network.calls.length = 0;
    const old = await kiosk.openVisit();
    await old.goto('shop://storefront/account');
    await expect(main(old).getByLabel('Password')).toBeVisible();
    await expect.poll(() => network.calls.filter((call) => call.includes('sales-calls'))).not.toEqual([]);
    await expect(old.getByRole('button', { name: 'Lower the screen' })).toBeVisible();
    await expect(old.getByRole('button', { name: /Call a salesperson/ })).toHaveCount(0);
    network.fault = null;
    await kiosk.closeVisit(old);
  });
});

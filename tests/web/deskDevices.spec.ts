import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';
import { Desk } from '../page-models/Desk.ts';
import { expect, test } from './fixtures.ts';

const expectAccessible = async (page: Page) =>
  expect(
    (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html]),
  ).toEqual([]);

/** A machine that shows a code. */
async function showCode(request: APIRequestContext): Promise<{ code: string; secret: string }> {
  const data = { orientation: 'portrait', version: '1.4.0' };
  return (await request.post('/kiosk-service/pairings', { data })).json();
}
const pairedWith = async (request: APIRequestContext, secret: string) =>
  (await request.get(`/kiosk-service/pairings?secret=${secret}`)).json();

/** The list is read again every ten seconds. */
const HEARD = { timeout: 30_000 };

test('an editor registers a screen by its code and renames it, puts another machine in its place, and revokes it', async ({
  page,
  request,
  dataFolder,
}) => {
  const desk = new Desk(page);
  const dialog = page.getByRole('dialog');
  await desk.signIn(join(dataFolder, 'invitations'), 'fleet@example.com', 'editor');

  await test.step('registers a screen by its code, sees it report, and renames it', async () => {
    await desk.open('devices');
    await expect(desk.row('Entrance kiosk').getByText('Never seen')).toBeVisible();

    const first = await showCode(request);
    await page.getByRole('link', { name: 'Register a screen' }).click();
    await dialog.getByLabel('Code of the screen').fill('AAAA-AAAA');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByRole('alert')).toContainText('No screen shows this code');
    await dialog.getByLabel('Code of the screen').fill(first.code.toLowerCase());
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByLabel('Orientation')).toHaveValue('portrait');
    await dialog.getByLabel('Name').fill('Rug corner');
    await dialog.getByLabel('Location').selectOption({ label: 'Maple & Main Pearl District' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Rug corner is registered.' })).toBeVisible();
    const { device } = await pairedWith(request, first.secret);
    expect(device.location.store_id).toBe('portland-pearl');

    // The list is read again by itself: a heartbeat announces nothing.
    await request.post(`/kiosk-service/heartbeat?token=${device.token}`, {
      data: {
        app_version: '1.4.0',
        disk_free_bytes: 6_000_000_000,
        last_frame_age_ms: 20,
        clock_offset_ms: 0,
      },
    });
    await expect(desk.row('Rug corner').getByText('Online')).toBeVisible(HEARD);
    await expect(desk.row('Rug corner').getByText('6 GB')).toBeVisible();

    await page.getByRole('link', { name: 'Rug corner' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rug corner' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await dialog.getByLabel('Name').fill('Rug gallery');
    await dialog.getByLabel('Tags').fill('upstairs, rugs');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rug gallery' })).toBeVisible();
    await expect(desk.main.getByText('rugs, upstairs')).toBeVisible();
  });

  await test.step('puts another machine in the place of a device, and revokes it', async () => {
    const tokens: string[] = [];
    for (const name of ['first', 'second']) {
      const { code, secret } = await showCode(request);
      await page.goto(`/desk/devices/register?code=${code}`);
      await dialog
        .getByLabel('This screen is')
        .selectOption({ label: 'The new machine of Kitchen wall TV (Never seen)' });
      await dialog.getByRole('button', { name: 'Register' }).click();
      await expect(
        page.getByRole('status').filter({ hasText: 'Kitchen wall TV is registered.' }),
      ).toBeVisible();
      const { device } = await pairedWith(request, secret);
      expect(device.device_id, name).toBe('kitchen-tv');
      tokens.push(device.token);
    }
    const [previous = '', current = ''] = tokens;
    const old = await request.get(`/kiosk-service/now-playing?token=${previous}`);
    expect((await old.json()).messages.error[0].code).toBe('device_revoked');
    expect((await request.get(`/kiosk-service/now-playing?token=${current}`)).status()).toBe(200);

    await page.getByRole('link', { name: 'Kitchen wall TV' }).click();
    await page.getByRole('button', { name: 'Revoke' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Revoke' }).click();
    await expect(desk.main.getByText('Its registration has ended.', { exact: false })).toBeVisible();
    await desk.open('devices');
    await expect(desk.row('Entrance kiosk')).toBeVisible();
    await expect(desk.row('Kitchen wall TV')).toHaveCount(0);
    await page.getByLabel('State').selectOption('Revoked');
    await expect(desk.row('Kitchen wall TV')).toBeVisible();
  });
});

test('an owner groups several devices at once and decides who is told of alerts, on a phone', async ({
  page,
  dataFolder,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const desk = new Desk(page);
  await desk.signIn(join(dataFolder, 'invitations'), 'phone@example.com', 'owner');
  await desk.open('devices');
  for (const name of ['Bedroom gallery TV', 'Ballard front window'])
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await expect(page.getByText('2 devices selected')).toBeVisible();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Group').fill('Windows');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await desk.main.getByLabel('Group').selectOption('Windows');
  await expect(page.getByRole('checkbox', { name: /^Select (?!all)/ })).toHaveCount(2);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, 'nothing is wider than the phone').toBe(390);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Alerts, passcode and clocks' }).click();
  await page.getByLabel('Email addresses').fill('nobody');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByLabel('Email addresses')).toHaveAccessibleDescription(/complete email addresses/);
  await page.getByLabel('Email addresses').fill('ops@dealer.example');
  await page.getByLabel('Minutes without a report').fill('15');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Change the time zone of Maple & Main Bend' }).click();
  await dialog.getByLabel('Time zone').selectOption('America/Boise');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Maple & Main Bend' })).toContainText(
    'America/Boise',
  );
  await page.reload();
  await expect(page.getByLabel('Minutes without a report')).toHaveValue('15');
  await expect(page.getByLabel('Email addresses')).toHaveValue('ops@dealer.example');
});

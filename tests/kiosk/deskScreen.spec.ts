import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { Desk } from '../page-models/Desk.ts';
import type { KioskShell } from '../page-models/KioskShell.ts';
import { expect, STAFF_PASSCODE, test } from './fixtures.ts';

/** The desk hears of a device by an event, or when it asks again after ten seconds. */
const HEARD = { timeout: 60_000 };

const EMERGENCY = {
  id: 'emergency',
  text: 'Please leave the building.',
  is_emergency: true,
  starts_at: '',
  ends_at: '',
};

/** Identify and the staff menu are above all else of the loop. */
async function expectStaffTools(kiosk: KioskShell): Promise<void> {
  await kiosk.identify('7K2M');
  const text = () =>
    kiosk.loop.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.textContent);
  await expect.poll(text, 'on top').toContain('7K2M');
  const menu = await kiosk.openStaffMenu(STAFF_PASSCODE);
  await expect(menu.getByText('Rug corner')).toBeVisible();
  // The code would stay for twenty seconds.
  await kiosk.loop.reload();
}

test('the desk registers a screen by its code, rings when a shopper calls there, and ends the registration', async ({
  kiosk,
  network,
  page,
  dataFolder,
}) => {
  network.clips = [{ file: 'first.mp4', title: 'First clip', link: '/product/hudson-sofa' }];
  const desk = new Desk(page);
  const dialog = page.getByRole('dialog');

  await test.step('the code of the screen registers it, and no file has the code', async () => {
    const element = kiosk.loop.getByText(/^[A-Z\d]{4}-[A-Z\d]{4}$/);
    const code = (await element.textContent()) ?? '';
    const overflow = await element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(overflow, 'the code fits into its panel').toBe(0);
    await expect(kiosk.loop.getByRole('img', { name: /Code that opens the registration/ })).toBeVisible();
    await desk.signIn(join(dataFolder, 'invitations'), 'fleet@example.com', 'editor', network.url);
    await page.goto(`${network.url}/desk/devices/register?code=${code}`);
    await dialog.getByLabel('Name').fill('Rug corner');
    await dialog.getByRole('button', { name: 'Register' }).click();
    await expect(kiosk.loop.locator('main', { hasText: 'First clip' })).toBeVisible(HEARD);
    await expect(desk.row('Rug corner').getByText('Online')).toBeVisible(HEARD);
    const menu = await kiosk.openStaffMenu(STAFF_PASSCODE);
    await expect(menu.getByText('Rug corner')).toBeVisible();
    await menu.getByRole('button', { name: 'Close' }).click();
    expect(await kiosk.filesContaining(code), 'no file has the code').toEqual([]);
  });

  await test.step('a shopper calls, the desk rings with the product, and the end of the visit ends the call', async () => {
    const bar = page.getByRole('region', { name: 'Calls for a salesperson' });
    await expect(bar).toHaveCount(0);
    const visit = await kiosk.openVisit();
    const name = (await visit.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const call = visit.getByRole('button', { name: /Call a salesperson/ });
    await expect(call).toContainText(name);
    await call.click();
    await expect(visit.getByText(/We are calling a salesperson/)).toBeVisible();
    await expect(bar).toContainText('A shopper calls at Rug corner', HEARD);
    await expect(bar.getByRole('link', { name })).toHaveAttribute('href', '/product/hudson-sofa');
    await expect(bar.locator('img')).toHaveCount(1);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    await bar.getByRole('button', { name: 'I am coming' }).click();
    await expect(visit.getByText('The editor is on the way to you.')).toBeVisible(HEARD);
    await expect(bar).toContainText('The editor is on the way');

    const ended = visit.waitForEvent('close');
    network.screen = { messages: [EMERGENCY] };
    await kiosk.readPlaylist();
    await ended;
    await expect(kiosk.loop.getByRole('alert')).toContainText(EMERGENCY.text);
    await expect(kiosk.loop.getByText('The editor is on the way to you.'), 'the call goes on').toBeVisible();
    await expectStaffTools(kiosk);
    await expect(bar).toContainText('The editor is on the way');
    await kiosk.loop.getByRole('button', { name: 'Thank you, done' }).click();
    await expect(bar).toHaveCount(0, HEARD);
    await kiosk.loop.getByRole('button', { name: /Call a salesperson/ }).click();
    await expect(bar, 'a call above an emergency').toContainText('A shopper calls at Rug corner', HEARD);
    await kiosk.loop.getByRole('button', { name: 'Cancel the call' }).click();
    await expect(bar).toHaveCount(0, HEARD);
  });

  await test.step('while the screen is dark, staff reach it and a touch leads to the call; the end of the visit ends it', async () => {
    const bar = page.getByRole('region', { name: 'Calls for a salesperson' });
    network.screen = { screen_off: { from: '00:00', until: '24:00' } };
    await kiosk.readPlaylist();
    await expect(kiosk.loop.getByRole('alert')).toHaveCount(0);
    const dark = kiosk.loop.getByRole('button', { name: 'Touch to start', exact: true });
    await expect(dark).toBeVisible();
    await expectStaffTools(kiosk);
    const opened = kiosk.app.waitForEvent('window');
    await dark.click();
    const next = await opened;
    await expect(next.getByText(/on the way to you/)).toHaveCount(0);
    await next.getByRole('button', { name: /Call a salesperson/ }).click();
    await expect(bar).toContainText('A shopper calls at Rug corner', HEARD);
    network.screen = {};
    await kiosk.readPlaylist();
    await expect(kiosk.loop.locator('[class*="dark"]')).toHaveCount(0);
    await kiosk.closeVisit(next);
    await expect(bar).toHaveCount(0, HEARD);
    const counted = () =>
      kiosk.loop.evaluate(() =>
        (
          window as unknown as { kiosk: { shell: { info(): Promise<{ activity: object[] }> } } }
        ).kiosk.shell.info(),
      );
    await expect.poll(async () => (await counted()).activity.at(-1)).toMatchObject({ visits: 2 });
  });

  await test.step('the desk ends the registration', async () => {
    await page.getByRole('link', { name: 'Rug corner' }).click();
    await page.getByRole('button', { name: 'Revoke' }).click();
    await dialog.getByRole('button', { name: 'Revoke' }).click();
    await expect(desk.main.getByText('Its registration has ended.', { exact: false })).toBeVisible();
    await kiosk.restart();
    await expect(kiosk.loop.getByRole('heading', { name: 'Code of this screen' })).toBeVisible();
  });
});

import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { chromium } from '@playwright/test';
import { Desk } from '../page-models/Desk.ts';
import { DEVICE_NAME, expect, PASSCODE, test } from './fixtures.ts';

test('a shopper calls a salesperson, the desk rings with the product, and the end of the visit ends the call', async ({
  kiosk,
  network,
  dataFolder,
}) => {
  network.clips = [{ file: 'first.mp4', title: 'First clip', link: '/product/hudson-sofa' }];
  await kiosk.register(PASSCODE, DEVICE_NAME);
  await expect(kiosk.loop.locator('main', { hasText: 'First clip' })).toBeVisible();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_SHELL_PATH || undefined,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  const desk = new Desk(page);
  await desk.signIn(join(dataFolder, 'invitations'), 'sales@example.com', 'viewer', network.url);
  const bar = page.getByRole('region', { name: 'Calls for a salesperson' });
  await expect(bar).toHaveCount(0);

  const visit = await kiosk.openVisit();
  const name = (await visit.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const call = visit.getByRole('button', { name: /Call a salesperson/ });
  await expect(call).toContainText(name);
  await call.click();
  await expect(visit.getByText(/We are calling a salesperson/)).toBeVisible();
  await expect(bar).toContainText(`A shopper calls at ${DEVICE_NAME}`);
  await expect(bar.getByRole('link', { name })).toHaveAttribute('href', '/product/hudson-sofa');
  await expect(bar.locator('img')).toHaveCount(1);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  await bar.getByRole('button', { name: 'I am coming' }).click();
  await expect(visit.getByText('The viewer is on the way to you.')).toBeVisible();
  await expect(bar).toContainText('The viewer is on the way');

  await kiosk.closeVisit(visit);
  await expect(bar).toHaveCount(0);
  const next = await kiosk.openVisit();
  await expect(next.getByRole('button', { name: /Call a salesperson/ })).toBeVisible();
  await expect(next.getByText(/on the way to you/)).toHaveCount(0);
  await kiosk.closeVisit(next);

  const counted = () =>
    kiosk.loop.evaluate(() =>
      (
        window as unknown as { kiosk: { shell: { info(): Promise<{ activity: object[] }> } } }
      ).kiosk.shell.info(),
    );
  await expect.poll(async () => (await counted()).activity.at(-1)).toMatchObject({ visits: 2 });
  await browser.close();
});

test('a kiosk service without the call shows no button', async ({ kiosk, network }) => {
  network.fault = (request, response) => {
    if (!request.url?.startsWith('/kiosk-service/sales-calls')) return false;
    response.writeHead(404).end();
    return true;
  };
  await kiosk.register(PASSCODE, DEVICE_NAME);
  const visit = await kiosk.openVisit();
  await expect(visit.getByRole('button', { name: 'Lower the screen' })).toBeVisible();
  await expect.poll(() => network.calls.filter((call) => call.includes('sales-calls'))).toHaveLength(1);
  await expect(visit.getByRole('button', { name: /Call a salesperson/ })).toHaveCount(0);
});

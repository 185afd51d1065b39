import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { Desk } from '../page-models/Desk.ts';
import { expect, test } from './fixtures.ts';

test('a viewer reads the reports by keyboard on a phone, and downloads what they show', async ({
  page,
  playwright,
  server,
  dataFolder,
}) => {
  const shop = await playwright.request.newContext({ baseURL: server.url });
  const at = new Date().toISOString();
  const event = { at, visit: randomUUID(), page: '/', channel: 'email', device: 'tablet' };
  const sent = await shop.post('/api/rest/events', {
    data: {
      events: [
        { ...event, id: randomUUID(), name: 'page_view', params: {} },
        { ...event, id: randomUUID(), name: 'search', params: { search_term: 'Zeppelin bed', results: 0 } },
      ],
    },
  });
  expect(sent.status()).toBe(200);
  const batch = await shop.post('/monitoring/json/rum', {
    headers: { 'api-key': 'demo-monitoring' },
    data: {
      sessionAttributes: { version: '1' },
      events: [
        {
          name: 'error',
          attributes: { route: '/cart', message: 'TypeError: no cart\n at a (https://x/b.js:1:2)' },
        },
      ],
    },
  });
  expect(batch.status()).toBe(204);
  await shop.dispose();

  await page.setViewportSize({ width: 390, height: 844 });
  const desk = new Desk(page);
  await page.goto('/desk');
  await desk.signIn(join(dataFolder, 'invitations'), 'reports@example.com', 'viewer');
  await desk.open('reports');
  const expectAccessible = async () => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  };

  const visits = desk.main.getByRole('region', { name: 'Visits and sales' });
  await expect(visits.getByRole('definition').filter({ hasText: 'Visits: shoppers who used' })).toBeVisible();
  await expect(visits.getByRole('img', { name: /^Visits: 30 bars, the highest/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Device' }).selectOption('tablet');
  await expect(desk.main.getByRole('list', { name: 'From visit to purchase' })).toContainText('Visit');
  await visits.locator('summary').click();
  await expect(visits.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible();

  await page.getByRole('tab', { name: 'Overview' }).focus();
  await page.keyboard.press('ArrowRight');
  const searches = desk.main.getByRole('list', { name: 'Searches without a result' });
  await expect(searches).toContainText('zeppelin bed');
  await expectAccessible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Download as CSV ?: Searches/ }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain('zeppelin bed,1,1,0,0\r\n');

  await page.getByRole('tab', { name: 'Speed' }).click();
  await expect(desk.main.getByText('/product/:key').first()).toBeVisible();
  await expectAccessible();
  await page.getByRole('tab', { name: 'Errors' }).click();
  await page.getByRole('button', { name: 'TypeError: no cart' }).click();
  await expect(page.getByRole('dialog').getByRole('list')).toContainText('b.js:1');
  await expectAccessible();
});

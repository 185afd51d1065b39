import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { Desk } from '../page-models/Desk.ts';
import { Shopper } from '../page-models/Shopper.ts';
import { expect, forget, test } from './fixtures.ts';

const expectAccessible = async (page: Page) =>
  expect(
    (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html]),
  ).toEqual([]);

test('an editor cancels an order, answers a request, approves a comment, reads emails and loads a report', async ({
  page,
  playwright,
  server,
  dataFolder,
  faults,
}) => {
  const context = await playwright.request.newContext({ baseURL: server.url });
  const shopper = await new Shopper(context).begin();
  const number = await shopper.order();
  const message = 'Do you deliver on Sundays?';
  await shopper.call('POST', '/forms/contact', { name: 'Ada Lind', email: 'ada@example.com', message });
  const [post] = await shopper.call<{ post_id: string; url_key: string }[]>('GET', '/blog');
  await shopper.call('POST', `/blog/${post?.post_id}/comments`, { author: 'Lee', text: 'Good advice.' });
  await context.dispose();

  const desk = new Desk(page);
  await page.goto('/desk');
  await desk.signIn(join(dataFolder, 'invitations'), 'shop@example.com', 'editor');

  await desk.open('orders');
  await desk.main.getByRole('searchbox').fill('ADA@example');
  await expectAccessible(page);
  await desk.row(number).getByRole('link', { name: number }).click();
  await expect(desk.main.getByText('Not paid online')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('there is nothing to refund');
  await dialog.getByLabel('Reason for the customer').fill('This lamp is discontinued.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(desk.main.getByText('Cancelled').first()).toBeVisible();
  await expect(desk.main.getByText('This lamp is discontinued.')).toBeVisible();

  await desk.open('requests');
  await desk.row('Ada Lind').getByRole('button', { name: 'Ada Lind' }).click();
  await expect(dialog).toContainText(message);
  await expect(dialog.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
    'href',
    /^mailto:ada@example\.com\?subject=/,
  );
  await expectAccessible(page);
  await dialog.getByLabel('Status').selectOption('Answered');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(desk.row('Ada Lind').getByText('Answered')).toBeVisible();

  await desk.open('approvals');
  await expect(desk.row('Good advice.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Approve: Lee' }).click();
  await expect(page.getByText('1 entry is now shown.')).toBeVisible();

  await desk.open('outbox');
  await expectAccessible(page);
  await page.getByRole('button', { name: `Your order ${number} is cancelled` }).click();
  const email = page.frameLocator('iframe');
  // Not with axe: it can't run in the frame, which permits no script.
  await expect(email.getByText('This lamp is discontinued.')).toBeVisible();
  // Neither can Playwright's own scripts, which the console reports.
  forget(faults, /Blocked script execution in '\S+\/desk\/api\/outbox\//);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await desk.open('reports?tab=plays');
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^plays-.*\.csv$/);
  expect(await readFile(await download.path(), 'utf8')).toMatch(/^\uFEFFDay \(.+\),Clip,/);
  await page.getByRole('tab', { name: 'Kiosks' }).click();
  await expect(page.getByText('No kiosk was used in this period')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/blog/${post?.url_key}`);
  await expect(page.getByText('Good advice.')).toBeVisible();
});

import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { Desk } from '../page-models/Desk.ts';
import { expect, test } from './fixtures.ts';

/** With SHOTS=folder the journey leaves pictures of its screens at three widths. */
async function look(page: Page, name: string): Promise<void> {
  const folder = process.env.SHOTS;
  if (!folder) return;
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
  }
}

const expectAccessible = async (page: Page) =>
  expect(
    (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html]),
  ).toEqual([]);

test('an editor uploads a picture, orders a playlist by keyboard, chooses screens, previews it and writes a message', async ({
  page,
  dataFolder,
}) => {
  const desk = new Desk(page);
  await page.goto('/desk');
  await desk.signIn(join(dataFolder, 'invitations'), 'screens@example.com', 'editor');

  await desk.open('media');
  const create = { width: 1600, height: 900, channels: 3, background: '#7a3b1e' } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose files' }).click(),
  ]);
  await chooser.setFiles([
    { name: 'Autumn sale.jpg', mimeType: 'image/jpeg', buffer },
    { name: 'Not a film.mp4', mimeType: 'video/mp4', buffer: Buffer.from('MZ this is a program') },
  ]);
  await expect(page.getByRole('row', { name: /Autumn sale/ })).toContainText('Picture · 8 seconds');
  await expect(page.getByRole('alert')).toContainText('neither a picture nor a film');
  await page.getByRole('button', { name: 'Close Not a film.mp4' }).click();
  await page.getByRole('button', { name: 'Add a product card' }).click();
  await page.getByLabel('Name or SKU').fill('hudson sofa');
  await page.getByRole('button', { name: /^Hudson Sofa .*\$1,499\.00$/ }).click();
  await expect(page.getByText('Product card · $1,499.00')).toBeVisible();

  await page.getByRole('button', { name: 'Edit Autumn sale' }).click();
  const clip = page.getByRole('dialog');
  await clip.getByRole('button', { name: 'Choose a page' }).click();
  await clip.getByLabel('Category, product, page or post').fill('sectio');
  await clip.getByRole('button', { name: /^Sectionals/ }).click();
  await expect(clip.getByLabel('Page that a touch opens')).toHaveValue('/catalog/sectionals');
  const [replacement] = await Promise.all([
    page.waitForEvent('filechooser'),
    clip.getByRole('button', { name: 'Replace the file' }).click(),
  ]);
  const portrait = await sharp({ create: { ...create, width: 900, height: 1600 } })
    .jpeg()
    .toBuffer();
  await replacement.setFiles({ name: 'Final.jpg', mimeType: 'image/jpeg', buffer: portrait });
  await expect(clip.getByText('The file is replaced.')).toBeVisible();
  await clip.getByLabel('Folder', { exact: true }).fill('Autumn');
  await expectAccessible(page);
  await clip.getByRole('button', { name: 'Save' }).click();
  await expect(clip).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Folder' }).selectOption('Autumn');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('900 × 1600');
  await expectAccessible(page);
  await look(page, 'media');

  await desk.open('playlists');
  await page.getByRole('link', { name: 'New playlist' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Autumn');
  await page.getByLabel('Ticker in English').fill('Free delivery this week');
  for (const title of ['Autumn sale', 'Hudson Sofa', 'Out on the patio'])
    await page
      .getByRole('button', { name: `Add ${title}`, exact: true })
      .first()
      .click();
  const list = page.getByRole('grid', { name: 'Clips' });
  const titles = () => list.getByRole('row').locator('strong').allTextContents();
  expect(await titles()).toEqual(['Autumn sale', 'Hudson Sofa', 'Out on the patio']);

  await page.getByRole('button', { name: 'Move Out on the patio up' }).click();
  expect(await titles()).toEqual(['Autumn sale', 'Out on the patio', 'Hudson Sofa']);
  await page.getByRole('button', { name: 'Move Autumn sale', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[aria-roledescription="drop indicator"]:focus')).toBeAttached();
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect.poll(async () => (await titles()).indexOf('Autumn sale')).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Settings of Hudson Sofa' }).click();
  await page.getByLabel('Seconds on the screen').fill('5');
  await page.getByLabel(/Show a QR code/).check();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByLabel('Entrance kiosk').check();
  await expect(page.getByText('1 screen chosen')).toBeVisible();

  const preview = page.getByTestId('preview');
  await expect(preview).toContainText('Free delivery this week');
  const order = await titles();
  for (let at = 0; at < order.indexOf('Hudson Sofa'); at++)
    await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(preview).toContainText('$1,499.00');
  await expect(preview.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expectAccessible(page);
  await look(page, 'editor');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Delete the playlist' })).toBeVisible();
  await page.getByRole('link', { name: 'All playlists' }).click();
  await expect(desk.row('Autumn')).toContainText('1 of 1 screens: Entrance kiosk');
  await expectAccessible(page);
  await look(page, 'playlists');

  await desk.open('messages');
  await page.getByRole('button', { name: 'Write a message' }).click();
  await page.getByLabel('Text in English').fill('We close at six today');
  await page.getByLabel(/^Emergency/).check();
  await page.getByRole('button', { name: 'Show the emergency' }).click();
  await expect(page.getByRole('button', { name: /^Cover \d+ screens$/ })).toBeVisible();
  await look(page, 'message');
  await page.getByRole('button', { name: /^Cover \d+ screens$/ }).click();
  await expect(desk.row('We close at six today')).toContainText('Emergency');
  await expectAccessible(page);
  await desk.row('We close at six today').getByRole('button', { name: 'End now' }).click();
  await expect(desk.row('We close at six today')).toContainText('Ended');
});

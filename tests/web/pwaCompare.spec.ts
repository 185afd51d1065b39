import type { Page } from '@playwright/test';
import { waitForCache } from '../page-models/deviceStorage.ts';
import { expect, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

/** Events are sent some seconds after they happened. */
const SENT = { timeout: 30_000 };

interface ShopEvent {
  id: string;
  name: string;
  params: { item_name?: string };
}

const box = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('checkbox', { name: `Compare ${name}`, exact: true })
    .first();

test('offline: the comparison changes on the device, and its events reach the shop later, once and in order', async ({
  page,
  context,
  faults,
}) => {
  /** The events that the shop has confirmed. */
  const received: ShopEvent[] = [];
  context.on('response', (response) => {
    const request = response.request();
    if (request.method() === 'POST' && request.url().endsWith('/api/rest/events') && response.ok())
      received.push(...(request.postDataJSON() as { events: ShopEvent[] }).events);
  });
  await page.goto('/catalog/sofas');
  await waitForCache(page, '/categories/sofas');
  await expect.poll(() => received.map(({ name }) => name), SENT).toContain('page_view');
  await context.setOffline(true);
  await box(page, 'Hudson Sofa').check();
  await box(page, 'Tate Sofa').check();
  await box(page, 'Hudson Sofa').uncheck();
  await box(page, 'Alder Sofa').check();
  // The device keeps the comparison, and a page without network has it.
  await page.reload();
  await expect(box(page, 'Tate Sofa')).toBeChecked();
  await expect(box(page, 'Alder Sofa')).toBeChecked();
  await expect(box(page, 'Hudson Sofa')).not.toBeChecked();
  const changes = () =>
    received
      .filter(({ name }) => /^(add_to|remove_from)_compare$/.test(name))
      .map(({ name, params }) => `${name} ${params.item_name}`);
  expect(changes()).toEqual([]);
  await page.close();

  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto('/compare');
  await expect(later.getByRole('columnheader')).toContainText([/Tate Sofa/, /Alder Sofa/]);
  const inOrder = [
    'add_to_compare Hudson Sofa',
    'add_to_compare Tate Sofa',
    'remove_from_compare Hudson Sofa',
    'add_to_compare Alder Sofa',
  ];
  await expect.poll(changes, SENT).toEqual(inOrder);
  // Another page finds nothing that waits.
  const before = received.length;
  await later.goto('/stores');
  await expect.poll(() => received.length, SENT).toBeGreaterThan(before);
  expect(changes()).toEqual(inOrder);
  expect(new Set(received.map(({ id }) => id)).size).toBe(received.length);
  faults.length = 0;
});

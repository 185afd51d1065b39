import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, register, shareKiosk, test } from './fixtures.ts';

const MIN_KEY_SIZE = 64;

const keysOf = (visit: Page) => visit.getByRole('group', { name: 'On-screen keyboard' });

async function type(visit: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await keysOf(visit).getByRole('button', { name: key, exact: true }).click();
}

const shared = shareKiosk(register);
let visit: Page;
test.beforeEach(async () => {
  visit = await shared.kiosk.openVisit();
});
test.afterEach(() => shared.kiosk.closeVisit(visit));

test('opens when a field is touched; keys type, erase, change the layout and submit', async () => {
  const search = visit.getByRole('combobox', { name: 'Search' });
  await expect(keysOf(visit)).toHaveCount(0);
  await search.click();
  await type(visit, 's', 'o', 'f', 'q');
  await expect(search).toHaveValue('sofq');
  await type(visit, 'Erase', 'Capital letters', 'A', 'a');
  await expect(search).toHaveValue('sofAa');
  await type(visit, 'Other letters: English or French', 'é', 'ç');
  await expect(search).toHaveValue('sofAaéç');
  await type(visit, 'Erase', 'Erase', 'Erase', 'Erase', 'a', 'Enter');
  await expect(visit).toHaveURL('shop://storefront/search/sofa');

  await search.click();
  await type(visit, 'Hide the keyboard');
  await expect(keysOf(visit)).toHaveCount(0);
});

test('shows the layout of each field type and never covers the field', async () => {
  await visit.goto('shop://storefront/request-quote');
  const email = visit.getByRole('main').getByRole('textbox', { name: 'E-mail' });
  await email.click();
  await expect(keysOf(visit)).toHaveAttribute('data-layout', 'email');
  await type(visit, 'a', '@', 'b', '.com');
  await expect(email).toHaveValue('a@b.com');

  const field = await email.boundingBox();
  const keys = await keysOf(visit).boundingBox();
  expect((field?.y ?? 0) + (field?.height ?? 0), 'the field is above the keyboard').toBeLessThan(
    keys?.y ?? 0,
  );
  for (const key of await keysOf(visit).getByRole('button').all()) {
    const size = await key.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(MIN_KEY_SIZE);
  }
  const { violations } = await new AxeBuilder({ page: visit }).setLegacyMode().include('fieldset').analyze();
  expect(violations).toEqual([]);

  await type(visit, 'Next field');
  await expect(email).not.toBeFocused();
  await email.click();
  const key = keysOf(visit).getByRole('button', { name: 'z', exact: true });
  await key.focus();
  await key.press('Enter');
  await expect(email, 'typed with the focused key').toHaveValue(/z/);
  await expect(key).toBeFocused();
});

test('lowers the screen for a shopper who cannot reach the top, and raises it again', async () => {
  const height = await visit.evaluate(() => window.innerHeight);
  await visit.getByRole('button', { name: 'Lower the screen' }).click();
  await expect.poll(() => visit.evaluate(() => window.innerHeight)).toBeLessThan(height * 0.8);
  const views = await shared.kiosk.app.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    return window?.contentView.children.map((view) => view.getBounds());
  });
  const shop = views?.at(-1);
  expect((shop?.y ?? 0) + (shop?.height ?? 0), 'the view is at the bottom').toBe(height);
  await visit.getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(() => visit.evaluate(() => window.innerHeight)).toBe(height);
});

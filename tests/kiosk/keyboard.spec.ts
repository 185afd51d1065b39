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

test('the keyboard opens on a touched field, types, fits each field and never covers it; the screen is lowered', async () => {
  await test.step('keys type, erase, change the layout and submit', async () => {
    const search = visit.getByRole('combobox', { name: 'Search' });
    await expect(visit.getByRole('button', { name: 'Lower the screen' })).toBeVisible();
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

  await test.step('the keyboard of an email is above 64 px keys, accessible, and below its field', async () => {
    await visit.goto('shop://storefront/request-quote');
    const email = visit.getByRole('main').getByRole('textbox', { name: 'Email' });
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
    const { violations } = await new AxeBuilder({ page: visit })
      .setLegacyMode()
      .include('fieldset')
      .analyze();
    expect(violations).toEqual([]);

    await type(visit, 'Next field');
    await expect(email).not.toBeFocused();
    await email.click();
    const key = keysOf(visit).getByRole('button', { name: 'z', exact: true });
    await key.focus();
    await key.press('Enter');
    await expect(email, 'typed with the focused key').toHaveValue(/z/);
    await expect(key).toBeFocused();
    await type(visit, 'Hide the keyboard');
  });

  await test.step('a shopper who cannot reach the top lowers the screen, and raises it again', async () => {
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
});

test('the assistant is asked with the on-screen keyboard, and the next visit knows nothing of it', async () => {
  const talkOf = (visit: Page) => visit.getByRole('dialog', { name: /Sam/ });
  const openTalk = async (visit: Page) => {
    await visit.goto('shop://storefront/product/hudson-sofa');
    await visit.getByRole('button', { name: 'Ask Sam' }).click();
  };
  await openTalk(visit);
  await talkOf(visit).getByLabel('Your question').click();
  await type(visit, 'w', 'i', 'd', 't', 'h');
  await talkOf(visit).getByRole('button', { name: 'Send' }).click();
  await expect(talkOf(visit).getByRole('log')).toContainText('Width: 88 in.');
  await talkOf(visit).getByRole('button', { name: 'Close the conversation' }).click();
  const first = visit;
  await shared.kiosk.endVisit(first, () =>
    first.getByRole('banner').getByRole('button', { name: 'Start over' }).click(),
  );
  visit = await shared.kiosk.openVisit();
  await openTalk(visit);
  await expect(talkOf(visit).getByRole('log')).toContainText('Hello, I am Sam.');
  await expect(talkOf(visit).getByRole('log')).not.toContainText('Width');
});

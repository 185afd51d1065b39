import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const DRESSER = '/product/harlow-dresser';
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

async function openTalk(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Ask Sam' }).click();
  return page.getByRole('dialog', { name: /Sam/ });
}

async function ask(talk: Locator, question: string): Promise<void> {
  await talk.getByLabel('Your question').fill(question);
  await talk.getByLabel('Your question').press('Enter');
}

async function expectNoViolations(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').withTags(TAGS).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }
}

test('the assistant responds with cards, sources and a comparison, fills the cart, and keeps the conversation', async ({
  page,
}) => {
  const talk = await openTalk(page, '/product/hudson-sofa');
  await talk.getByRole('button', { name: 'What goes well with it?' }).click();
  await expect(talk.getByRole('article').first()).toBeVisible();
  await ask(talk, 'How wide is it?');
  await expect(talk.getByRole('log')).toContainText('Width: 88 in.');
  await talk.getByRole('button', { name: 'Yes' }).click();
  await expect(talk).toContainText('Thank you, noted.');
  await page.reload();
  await page.getByRole('button', { name: 'Ask Sam' }).click();
  await expect(talk.getByRole('log')).toContainText('How wide is it?');

  await openTalk(page, DRESSER);
  await ask(talk, 'compare with the Hudson Dresser');
  await expect(talk.getByRole('table', { name: 'Comparison' })).toContainText('57 in.');
  await talk.getByRole('button', { name: 'Add to comparison' }).click();
  await expect(talk.getByRole('link', { name: 'Open the comparison' })).toBeVisible();
  await ask(talk, 'add it to my cart');
  await expectNoViolations(page);
  const count = page.getByRole('banner').getByRole('button', { name: /^Cart/, includeHidden: true });
  await expect(count).not.toHaveAccessibleName(/1 item/);
  await talk.getByRole('button', { name: 'Add to cart: Harlow Dresser' }).click();
  await expect(count).toHaveAccessibleName(/1 item/);

  // A question without a fact gets telephone, location and search; a source opens its section.
  await ask(talk, 'Who won the cup?');
  await expect(talk.getByRole('log')).toContainText(/I don’t know[\s\S]+503-555-0100/);
  await expectNoViolations(page);
  await ask(talk, 'How tall is it?');
  await talk.getByRole('link', { name: 'Specifications' }).last().click();
  await expect(page).toHaveURL(/harlow-dresser#specifications$/);
  await expect(talk).toHaveCount(0);
});

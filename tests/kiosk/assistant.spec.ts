import type { Page } from '@playwright/test';
import { expect, register, shareKiosk, test } from './fixtures.ts';

const SOFA = 'shop://storefront/product/hudson-sofa';

const talkOf = (visit: Page) => visit.getByRole('dialog', { name: /Sam/ });

async function openTalk(visit: Page): Promise<void> {
  await visit.goto(SOFA);
  await visit.getByRole('button', { name: 'Ask Sam' }).click();
}

async function type(visit: Page, ...keys: string[]): Promise<void> {
  const keyboard = visit.getByRole('group', { name: 'On-screen keyboard' });
  for (const key of keys) await keyboard.getByRole('button', { name: key, exact: true }).click();
}

const shared = shareKiosk(register);

test('the assistant is asked with the on-screen keyboard, and the next visit knows nothing of it', async () => {
  const { kiosk } = shared;
  const visit = await kiosk.openVisit();
  await openTalk(visit);
  await talkOf(visit).getByLabel('Your question').click();
  await type(visit, 'w', 'i', 'd', 't', 'h');
  await talkOf(visit).getByRole('button', { name: 'Send' }).click();
  await expect(talkOf(visit).getByRole('log')).toContainText('Width: 88 in.');
  await talkOf(visit).getByRole('button', { name: 'Close the conversation' }).click();
  await kiosk.endVisit(visit, () =>
    visit.getByRole('banner').getByRole('button', { name: 'Start over' }).click(),
  );
  const next = await kiosk.openVisit();
  await openTalk(next);
  await expect(talkOf(next).getByRole('log')).toContainText('Hello, I am Sam.');
  await expect(talkOf(next).getByRole('log')).not.toContainText('Width');
  await kiosk.closeVisit(next);
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showContent } from '@tests/showContent';
import { expect, it } from 'vitest';

it('opens its picture large', async () => {
  showContent(
    '<avb-lightbox-item data-src="/media/a.webp" data-caption="Oslo"><span>Small</span></avb-lightbox-item>',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Enlarge Oslo' }));
  expect(await screen.findByRole('dialog', { name: 'Oslo' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Oslo' })).toBeTruthy();
});

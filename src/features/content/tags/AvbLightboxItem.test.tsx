import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderContentHtml } from '@tests/renderContentHtml';
import { expect, it } from 'vitest';

it('opens its image in a dialog', async () => {
  renderContentHtml(
    '<avb-lightbox-item data-src="/media/a.webp" data-caption="Oslo"><span>Small</span></avb-lightbox-item>',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Enlarge Oslo' }));
  expect(await screen.findByRole('dialog', { name: 'Oslo' })).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'Oslo' })).toBeTruthy();
});

it('cycles through the images of its group', async () => {
  renderContentHtml(
    ['Oslo', 'Bergen', 'Narvik', 'Alone']
      .map(
        (name) =>
          `<avb-lightbox-item ${name === 'Alone' ? '' : 'data-group="sofas"'} data-src="/${name}.webp" data-caption="${name}">x</avb-lightbox-item>`,
      )
      .join(''),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Enlarge Bergen' }));
  expect(await screen.findByRole('dialog', { name: 'Bergen' })).toBeTruthy();
  expect((await screen.findByRole('status')).textContent).toBe('2 of 3');
  await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  expect(screen.getByRole('dialog', { name: 'Narvik' })).toBeTruthy();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('img', { name: 'Oslo' })).toBeTruthy();
});

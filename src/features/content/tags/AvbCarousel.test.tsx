import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderContentHtml } from '@tests/renderContentHtml';
import { expect, it, vi } from 'vitest';

it('has an item for each element, with the labels of the specification', async () => {
  renderContentHtml('<avb-carousel aria-label="Chairs"><div>One</div> text <div>Two</div></avb-carousel>');
  await screen.findAllByRole('button', { name: 'Show set 2 items' });
  expect(screen.getByRole('group', { name: 'Chairs' })).toBeTruthy();
  const dots = () => screen.getAllByRole('button', { name: /^Show set \d items$/ });
  expect(dots()).toHaveLength(2);
  expect(dots()[0]?.getAttribute('aria-current')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show previous set of items' }));
  expect(dots()[1]?.getAttribute('aria-current')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Show next set of items' })).toBeTruthy();
});

it('shows a message when empty, and hides arrows and dots by attribute', async () => {
  renderContentHtml(
    '<avb-carousel></avb-carousel><avb-carousel data-no-arrows="yes" data-no-dots="1"><p>One</p><p>Two</p></avb-carousel>',
  );
  expect(await screen.findByText('There are no items for display.')).toBeTruthy();
  await screen.findByText('One');
  expect(screen.queryByRole('button')).toBeNull();
});

it('selects the arrow shape by an allowed icon class, and logs another one', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  renderContentHtml(
    ['fas-arrow-right', 'icon-arrow', 'fa-chevron-right']
      .map((icon) => `<avb-carousel data-class-arrows-icon="${icon}"><p>1</p><p>2</p></avb-carousel>`)
      .join(''),
  );
  const arrows = await screen.findAllByRole('button', { name: 'Show next set of items' });
  const [arrow, refused, chevron] = arrows.map((at) => at.querySelector('path')?.getAttribute('d'));
  expect(arrow).not.toBe(chevron);
  expect(refused).toBe(chevron);
  const found = log.mock.calls.filter(([message]) => String(message).startsWith('AVB Carousel'));
  expect(found).toEqual([['AVB Carousel: Invalid data-class-arrows-icon', 'icon-arrow']]);
});

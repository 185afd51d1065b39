import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderContentHtml } from '@tests/renderContentHtml';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.restoreAllMocks());

const item = (name: string, more = '') =>
  `<avb-accordion-item ${more}><avb-accordion-heading>${name}</avb-accordion-heading><avb-accordion-content><p>About ${name}</p></avb-accordion-content></avb-accordion-item>`;
const details = (container: HTMLElement) => [...container.querySelectorAll('details')];

it('has an item for each child, opened by data-open, and one open item at a time', async () => {
  const { container } = renderContentHtml(
    `<avb-accordion>${item('One', 'data-open="yes"')}${item('Two')}</avb-accordion>`,
  );
  await screen.findByText('About One');
  expect(details(container).map(({ open }) => open)).toEqual([true, false]);
  const [one, two] = details(container).map((element) => element.getAttribute('name'));
  expect(one).toBeTruthy();
  expect(one).toBe(two);
});

it('allows several open items with data-multiple', async () => {
  const { container } = renderContentHtml(
    `<avb-accordion data-multiple="yes">${item('One')}${item('Two')}</avb-accordion>`,
  );
  await screen.findByText('One');
  expect(details(container).map((element) => element.getAttribute('name'))).toEqual([null, null]);
});

it.each([
  ['of the item', '#two'],
  ['within the item', '#about-two'],
])('opens a closed item for a jump to an id %s', async (_, href) => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const two = item('Two', 'id="two"').replace('<p>', '<p id="about-two">');
  const { container } = renderContentHtml(
    `<avb-link href="${href}">Jump</avb-link><avb-accordion>${item('One', 'data-open="yes"')}${two}</avb-accordion>`,
  );
  await screen.findByText('About Two');
  await userEvent.click(screen.getByRole('link', { name: 'Jump' }));
  expect(details(container)[1]?.open).toBe(true);
  expect(scroll).toHaveBeenCalledOnce();
});

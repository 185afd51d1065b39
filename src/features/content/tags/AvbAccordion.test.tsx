import { screen } from '@testing-library/react';
import { renderContentHtml } from '@tests/renderContentHtml';
import { expect, it } from 'vitest';

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

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderContentHtml } from '@tests/renderContentHtml';
import { expect, it, vi } from 'vitest';

it('keeps an internal address inside the app and opens a blank one without opener', () => {
  renderContentHtml(
    '<avb-link href="/catalog/sofas">Sofas</avb-link><avb-link href="https://maker.example" target="_blank">Maker</avb-link>',
  );
  expect(screen.getByRole('link', { name: 'Sofas' }).getAttribute('href')).toBe('/catalog/sofas');
  const maker = screen.getByRole('link', { name: 'Maker' });
  expect([maker.getAttribute('target'), maker.getAttribute('rel')]).toEqual([
    '_blank',
    'noopener noreferrer',
  ]);
});

it('jumps to an element of the page, 200 px above it', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const { container } = renderContentHtml('<avb-link href="#facts">Facts</avb-link><p id="facts">Here</p>');
  const facts = container.querySelector('#facts');
  if (facts) facts.getBoundingClientRect = () => DOMRect.fromRect({ y: 900 });
  await userEvent.click(screen.getByRole('link', { name: 'Facts' }));
  expect(scroll).toHaveBeenCalledWith(expect.objectContaining({ top: 700 }));
  scroll.mockRestore();
});

it('replaces a nested anchor by a span and keeps a nested avb-link inert', () => {
  const { container } = renderContentHtml(
    '<avb-link href="/a">one <a href="/b">two</a> <avb-link href="/c">three</avb-link></avb-link>',
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(container.querySelector('span')?.textContent).toBe('two');
  expect(container.querySelector('avb-link')?.textContent).toBe('three');
});

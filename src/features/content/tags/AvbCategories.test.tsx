import { screen } from '@testing-library/react';
import { renderContentHtml } from '@tests/renderContentHtml';
import { expect, it } from 'vitest';

const category = (entity_id: string, name: string, parent_id = '2', level = 2) => ({
  entity_id,
  parent_id,
  name,
  level,
  url_key: name.toLowerCase(),
  include_in_menu: '1',
});
const responses = {
  '/categories': [
    category('2', 'Root', '1', 1),
    category('3', 'Living'),
    category('4', 'Bedroom'),
    category('5', 'Sofas', '3', 3),
  ],
};
const names = async () =>
  (await screen.findAllByRole('link')).map((link) => [link.textContent, link.getAttribute('href')]);

it.each([
  ['', ['Living', 'Bedroom']],
  ['data-parent="living"', ['Sofas']],
  ['data-keys="bedroom, sofas"', ['Bedroom', 'Sofas']],
  ['data-limit="1"', ['Living']],
])('<avb-categories %s>', async (attributes, expected) => {
  renderContentHtml(`<avb-categories ${attributes}></avb-categories>`, { responses });
  expect(await names()).toEqual(expected.map((name) => [name, `/catalog/${name.toLowerCase()}`]));
});

it('shows the categories of the menu in its order', async () => {
  const positions = { Living: 3, Bedroom: 1, Dining: 2 };
  const placed = Object.entries(positions).map(([name, position], at) => ({
    ...category(String(at + 3), name),
    position,
  }));
  const hidden = { ...category('9', 'Samples', '3', 3), include_in_menu: '0' };
  const all = [...placed, hidden, category('10', 'Sofas', '3', 3)];
  const tags = '<avb-categories></avb-categories><avb-categories data-parent="living"></avb-categories>';
  renderContentHtml(tags, { responses: { '/categories': all } });
  expect((await names()).map(([name]) => name)).toEqual(['Bedroom', 'Dining', 'Living', 'Sofas']);
});

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

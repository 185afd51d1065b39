import { screen } from '@testing-library/react';
import { renderContentHtml } from '@tests/renderContentHtml';
import { expect, it } from 'vitest';

it('drops text between cells and scrolls in a focusable region', async () => {
  renderContentHtml(
    '<table class="sizes">x<caption>Sizes</caption><tr>y<th scope="row">Queen</th><td>60</td></tr></table>',
  );
  const table = await screen.findByRole('table', { name: 'Sizes' });
  expect(table.textContent).toBe('SizesQueen60');
  expect(table.className).toBe('sizes');
  expect(screen.getByRole('region', { name: 'Sizes' }).tabIndex).toBe(0);
});

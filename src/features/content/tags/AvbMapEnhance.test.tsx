import { screen } from '@testing-library/react';
import { renderContentHtml } from '@tests/renderContentHtml';
import { expect, it } from 'vitest';

it('keeps its children and links to the map', async () => {
  renderContentHtml(
    '<avb-map-enhance data-latitude="45.5" data-longitude="-122.6" data-label="Pearl District"><p>1120 NW</p></avb-map-enhance>',
  );
  const link = await screen.findByRole('link', { name: /Pearl District/ });
  expect(link.getAttribute('href')).toBe('https://www.openstreetmap.org/?mlat=45.5&mlon=-122.6');
  expect(screen.getByText('1120 NW')).toBeTruthy();
});

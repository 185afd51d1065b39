import { screen } from '@testing-library/react';
import { renderContentHtml } from '@tests/renderContentHtml';
import { expect, it } from 'vitest';

it('shows an SVG as an image with its dimensions', async () => {
  renderContentHtml(
    '<avb-svg data-src="/media/icons/truck.svg" data-alt="Van" data-width="64" data-height="48"></avb-svg>',
  );
  const image = await screen.findByRole('img', { name: 'Van' });
  expect([image.tagName, image.getAttribute('width'), image.getAttribute('height')]).toEqual([
    'IMG',
    '64',
    '48',
  ]);
});

it.each(['avb-svg', 'avb-picture'])('%s takes plain attributes, too, as its check does', async (tag) => {
  renderContentHtml(`<${tag} src="/media/icons/truck.svg" alt="Van" width="160" height="48"></${tag}>`);
  const image = await screen.findByRole('img', { name: 'Van' });
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['160', '48']);
});

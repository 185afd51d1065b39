import { render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import { PlatformProvider } from '@/platform/PlatformContext';
import type { Platform } from '@/platform/platform';
import { ShareLink } from './ShareLink';

const updates = { onReady: () => () => {}, apply: async () => {} };

function show(kind: Platform['kind'], base_url = 'https://shop.example/') {
  const texts = { share: 'Share', copied: 'Copied', failed: 'Not copied' };
  render(
    createTestApp({ config: { base_url } }).wrap(
      <PlatformProvider value={{ kind, kiosk: null, updates }}>
        <ShareLink path="/fr/product/sofa" title="Sofa" texts={texts} />
      </PlatformProvider>,
    ),
  );
}

it('is a button in a browser', () => {
  show('web');
  expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy();
});

it('is a link to the public address at a kiosk, for the shopper’s phone', () => {
  show('kiosk');
  const link = screen.getByRole('link', { name: 'Share' });
  expect(link.getAttribute('href')).toBe('https://shop.example/fr/product/sofa');
  expect(link.hasAttribute('data-for-phone')).toBe(true);
});

it('is missing at a kiosk whose shop has no public address', () => {
  show('kiosk', '');
  expect(screen.queryByRole('link')).toBeNull();
});

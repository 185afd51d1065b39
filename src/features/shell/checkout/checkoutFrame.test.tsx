import { render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { describe, expect, it } from 'vitest';
import { kioskEntered } from '@/features/shell/siteSlice';
import { CheckoutFooterLinks } from './CheckoutFooterLinks';
import { CheckoutHeader } from './CheckoutHeader';
import { isCheckoutPath } from './useIsCheckout';

it.each([
  ['/checkout', true],
  ['/checkout/', true],
  ['/checkout/onepage', true],
  ['/checkout/delivery', true],
  ['/checkout/payment', true],
  ['/checkout/review', true],
  ['/checkout/cart', false],
  ['/checkout/success', false],
  ['/checkout/confirmation', false],
  ['/', false],
  ['/catalog/checkout', false],
])('%s is a step of the checkout: %s', (path, isStep) => expect(isCheckoutPath(path)).toBe(isStep));

const linksOf = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('the header of the checkout', () => {
  const config = { name: 'Maple', phone: '503-555-0100' };

  it('has logo, telephone and the way back to the cart, and nothing else', () => {
    const { wrap } = createTestApp({ config });
    render(wrap(<CheckoutHeader />));
    expect(linksOf()).toEqual(['/', 'tel:5035550100', '/checkout/cart']);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('offers no call on a kiosk, and what a visit needs there', () => {
    const { store, wrap } = createTestApp({ config });
    store.dispatch(kioskEntered());
    render(wrap(<CheckoutHeader>Start over</CheckoutHeader>));
    expect(linksOf()).toEqual(['/', '/checkout/cart']);
    screen.getByText('Start over');
  });
});

it('the footer of the checkout has the configured links; without any it is empty', () => {
  const urls = [
    '/terms',
    'privacy',
    '/media/terms.pdf',
    'https://shop.example/help',
    'https://bank.example/',
  ];
  const links = urls.map((url) => ({ title: url, url }));
  const { wrap } = createTestApp({
    path: '/checkout/delivery',
    config: { base_url: 'https://shop.example', display_features: { checkout: { links } } },
  });
  const { unmount } = render(wrap(<CheckoutFooterLinks />));
  expect(linksOf()).toEqual(['/terms', '/privacy', '/media/terms.pdf', '/help', 'https://bank.example/']);
  unmount();
  const { container } = render(createTestApp().wrap(<CheckoutFooterLinks />));
  expect(container.textContent).toBe('');
});

import { render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import { Component as CheckoutPage } from './CheckoutPage';

it.each([500, 0])(
  'says why the cart can not be read, with a period, and offers another try, after %i (docs/spec/11 §6)',
  async (status) => {
    const { wrap } = createTestApp({ path: '/checkout', send: async () => ({ status, body: '' }) });
    render(wrap(<CheckoutPage />));
    expect(await screen.findByText('An error occurred while retrieving cart info.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  },
);

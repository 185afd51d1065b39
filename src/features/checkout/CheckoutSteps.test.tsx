import { render, screen, waitFor } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import { CheckoutSteps } from './CheckoutSteps';
import type { Step } from './steps';

const summaries = { address: 'Ada Byron, 12 Elm Street, Portland', delivery: '' };

it('says in a line what a finished step holds, with Change, and moves the focus to the next step', async () => {
  const { wrap } = createTestApp();
  const steps = (current: Step) =>
    wrap(
      <CheckoutSteps current={current} furthest="payment" summaries={summaries}>
        <p>fields</p>
      </CheckoutSteps>,
    );
  const { rerender } = render(steps('delivery'));
  expect(screen.getByText('Ada Byron, 12 Elm Street, Portland')).toBeTruthy();
  const change = screen.getByRole('link', { name: 'Change the addresses' });
  expect([change.textContent, change.getAttribute('href')]).toEqual(['Change', '/checkout']);
  expect(document.activeElement).toBe(document.body);
  rerender(steps('payment'));
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Payment'));
  // Without a summary the title itself leads back.
  expect(screen.getByRole('link', { name: 'Delivery' })).toBeTruthy();
});

import type { ApiRequest } from '@contract/transport';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { waitFor } from '@tests/waitFor';
import { expect, it } from 'vitest';
import { EmailCart } from './EmailCart';

async function sendTo(address: string) {
  const sent: ApiRequest[] = [];
  const { wrap } = createTestApp({
    send: async (request) => {
      sent.push(request);
      return { status: 200, body: { success: true } };
    },
  });
  render(wrap(<EmailCart />));
  await userEvent.type(screen.getByLabelText('Send to'), address);
  await userEvent.click(screen.getByRole('button', { name: 'Send', hidden: true }));
  return sent;
}

it.each(['ada@', 'ada@example.com.', 'ada..b@example.com', 'ada@-example.com'])(
  'sends no cart to %s, by the rule of the checkout',
  async (address) => {
    const sent = await sendTo(address);
    await screen.findByText('Please enter an address such as name@example.com.');
    expect(document.activeElement).toBe(screen.getByLabelText('Send to'));
    expect(sent).toEqual([]);
  },
);

it('sends the cart to a complete address', async () => {
  const sent = await sendTo('ada@example.com');
  await waitFor(() =>
    expect(sent).toMatchObject([{ path: '/cart/email', body: { email: 'ada@example.com' } }]),
  );
});

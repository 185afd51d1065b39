import { order as orderShape } from '@contract/order';
import { fireEvent, render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { waitFor } from '@tests/waitFor';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { OrderProblem } from './OrderProblem';

/** A backend may send no more than the number of an order (docs/spec/14 §1). */
const order = z.parse(orderShape, { entity_id: 9, increment_id: 'M-9' });

async function report(session: object) {
  const sent: unknown[] = [];
  const { wrap } = createTestApp({
    send: async ({ path, method, body }) => {
      if (path === '/customers/self/session') return { status: 200, body: { customer_data: {}, ...session } };
      if (method === 'POST') sent.push(body);
      return { status: 200, body: { success: true } };
    },
  });
  render(wrap(<OrderProblem order={order} isOpen onClose={() => {}} />));
  fireEvent.change(await screen.findByLabelText('What happened?'), { target: { value: 'A leg is broken.' } });
  fireEvent.change(screen.getByLabelText('What is wrong?'), { target: { value: 'damaged' } });
  return sent;
}
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Send to the store' }));

it('asks a guest for the email that an order does not have', async () => {
  const sent = await report({ isloggedin: false });
  submit();
  await screen.findByText('Please fill in “Email”.');
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ada@example.com' } });
  submit();
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ email: 'ada@example.com' })]));
});

it('sends the email of the account for an order without one', async () => {
  const sent = await report({ isloggedin: true, email: 'ada@example.com' });
  await waitFor(() => expect(screen.queryByLabelText('Email')).toBeNull());
  submit();
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ email: 'ada@example.com' })]));
});

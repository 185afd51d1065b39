import type { DeskOrder } from '@contract/desk/orders';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInDesk } from '@tests/renderInDesk';
import { stubFetch } from '@tests/stubFetch';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ShipmentDialog } from './ShipmentDialog';

const order = {
  id: 5,
  items: [
    { position: 1, name: 'Hudson Sofa', qty: 2, shipped: 1, delivered: 0 },
    { position: 3, name: 'Ottoman', qty: 1, shipped: 0, delivered: 0 },
  ],
} as DeskOrder;

afterEach(() => vi.unstubAllGlobals());

/** The order, of which someone else records a delivery. */
function Page() {
  const [delivered, setDelivered] = useState(0);
  const items = order.items.map((item, at) => (at === 0 ? { ...item, delivered } : item));
  return (
    <>
      <button type="button" onClick={() => setDelivered(1)}>
        Deliver
      </button>
      <ShipmentDialog order={{ ...order, items }} onClose={() => {}} onSaved={() => {}} />
    </>
  );
}

async function open() {
  const sent: unknown[] = [];
  stubFetch(({ text }) => {
    sent.push(JSON.parse(text));
    return Response.json({ messages: { error: [{ code: 'x', message: 'Not now.' }] } }, { status: 409 });
  });
  await renderInDesk(<Page />);
  await screen.findByLabelText('Delivered of 2');
  return sent;
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

it('sends the pieces of each item, and says why the server refuses them', async () => {
  const sent = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Everything shipped' }));
  await userEvent.clear(screen.getByLabelText('Delivered of 2'));
  await userEvent.type(screen.getByLabelText('Delivered of 2'), '1');
  await save();
  await screen.findByText('Not now.');
  expect(sent).toEqual([
    {
      items: [
        { position: 1, shipped: 2, delivered: 1 },
        { position: 3, shipped: 1, delivered: 0 },
      ],
    },
  ]);
});

it('refuses more delivered than shipped before it asks the server', async () => {
  const sent = await open();
  await userEvent.clear(screen.getByLabelText('Delivered of 1'));
  await userEvent.type(screen.getByLabelText('Delivered of 1'), '1');
  await save();
  await screen.findByText(/no more delivered than shipped/);
  expect(sent).toEqual([]);
});

it('sends the changed items alone, because somebody else may have shipped the others meanwhile', async () => {
  const sent = await open();
  await userEvent.clear(screen.getByLabelText('Shipped of 1'));
  await userEvent.type(screen.getByLabelText('Shipped of 1'), '1');
  await save();
  await screen.findByText('Not now.');
  expect(sent).toEqual([{ items: [{ position: 3, shipped: 1, delivered: 0 }] }]);
});

it('preserves what somebody else records while the dialog is open', async () => {
  const sent = await open();
  fireEvent.click(screen.getByText('Deliver'));
  await vi.waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Delivered of 2').value).toBe('1'));
  await userEvent.click(screen.getByRole('button', { name: 'Everything shipped' }));
  await save();
  await screen.findByText('Not now.');
  expect(sent).toMatchObject([{ items: [{ position: 1, shipped: 2, delivered: 1 }, { position: 3 }] }]);
});

import type { DeskOrder } from '@contract/desk/orders';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInDesk } from '@tests/renderInDesk';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { SessionProvider } from '@/desk/session';
import { OrderHistory } from './OrderHistory';

const session = {
  person: { id: 1, email: 'ada@example.com', name: 'Ada', role: 'editor' as const },
  tenant: { code: 'maple', name: 'Maple', languages: ['en'], time_zone: 'America/Los_Angeles' },
  leave: () => undefined,
};

it('asks before a note that is not added is left', async () => {
  const order = { id: 5, history: [] as DeskOrder['history'] } as DeskOrder;
  await renderInDesk(
    <SessionProvider value={session}>
      <Link to="/list">List</Link>
      <Routes>
        <Route path="/" element={<OrderHistory order={order} />} />
        <Route path="/list" element={<h1>All orders</h1>} />
      </Routes>
    </SessionProvider>,
  );
  await userEvent.type(screen.getByRole('textbox'), 'Called Ada');
  await userEvent.click(screen.getByRole('link', { name: 'List' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Called Ada');
});

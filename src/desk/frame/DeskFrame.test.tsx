import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInDesk } from '@tests/renderInDesk';
import { stubFetch } from '@tests/stubFetch';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { visibleSections } from '@/desk/sections';
import { SessionProvider } from '@/desk/session';
import { DeskFrame } from './DeskFrame';

vi.mock('@/desk/useDeskEvents', () => ({ useDeskEvents: () => {} }));

const session = {
  person: { id: 1, email: 'ada@example.com', name: 'Ada', role: 'owner' as const },
  tenant: { code: 'maple', name: 'Maple', languages: ['en'], time_zone: 'America/Los_Angeles' },
  leave: () => undefined,
};
const order = {
  id: 5,
  number: 'M-5',
  placed_at: '2026-11-20T20:00:00Z',
  name: 'Ada Lind',
  email: 'ada@shop.example',
  status: 'processing',
  is_suspicious: false,
  payment_title: 'Check',
  kiosk: '',
  total: 90,
  currency: 'USD',
};

const Broken = () => {
  throw new Error('This screen fails.');
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('preserves the filters and the page of the orders while one of them is open', async () => {
  const requests = stubFetch(({ url }) => {
    if (url.includes('/sales-calls'))
      return Response.json({ calls: [], locations: [], now: '2026-11-20T12:00:00Z' });
    if (url.includes('/orders?'))
      return Response.json({ orders: [order], has_more: true, payments: [], kiosks: [] });
    return undefined;
  });
  const sections = visibleSections('owner');
  await renderInDesk(
    <SessionProvider value={session}>
      <DeskFrame sections={sections}>
        <Routes>
          {sections.map(({ path, Component }) => (
            <Route key={path} path={`${path}/*`} element={<Component />} />
          ))}
        </Routes>
      </DeskFrame>
    </SessionProvider>,
    'en',
    '/orders',
  );
  await userEvent.type(await screen.findByRole('searchbox'), 'lind');
  await vi.waitFor(() => expect(requests.some(({ url }) => url.includes('search=lind'))).toBe(true));
  fireEvent.click(await screen.findByRole('button', { name: 'Older' }));
  const last = () => requests.findLast(({ url }) => url.includes('/orders?'))?.url;
  await vi.waitFor(() => expect(last()).toContain('before=5'));
  fireEvent.click(await screen.findByRole('link', { name: 'M-5' }));
  await vi.waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
  fireEvent.click(screen.getByRole('link', { name: 'Orders' }));
  expect(await screen.findByRole('searchbox')).toHaveProperty('value', 'lind');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Newer' }).disabled).toBe(false);
});

it('shows the next screen after one that failed', async () => {
  stubFetch(({ url }) =>
    url.includes('/sales-calls')
      ? Response.json({ calls: [], locations: [], now: '2026-11-20T12:00:00Z' })
      : undefined,
  );
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderInDesk(
    <SessionProvider value={session}>
      <DeskFrame sections={[]}>
        <Routes>
          <Route path="list" element={<p>The list</p>} />
          <Route path="list/5" element={<Broken />} />
        </Routes>
      </DeskFrame>
      <Link to="/list">Back</Link>
    </SessionProvider>,
    'en',
    '/list/5',
  );
  await screen.findByText(/^This page can't be shown/);
  fireEvent.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByText('The list')).toBeTruthy();
});

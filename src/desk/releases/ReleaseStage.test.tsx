import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type DeskRequest, renderDeskPage } from '@tests/renderDeskPage';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

const release = {
  id: 3,
  version: '1.4.0',
  url: '/kiosk-updates/1.4.0.AppImage',
  size: 90_000_000,
  percent: 0,
  groups: [],
  is_paused: false,
  created_at: '2026-11-20T20:00:00Z',
  offered: 0,
  running: 0,
  staged: 0,
  refused: 0,
};
const list = { releases: [release], devices: 4, groups: ['lobby', 'windows'], versions: [] };

it('sends each group alone, so that a second click does not undo the first', async () => {
  const respond = ({ method }: DeskRequest) => (method === 'GET' ? list : { success: true });
  const { requests } = await renderDeskPage('/releases', respond);
  await userEvent.click(await screen.findByLabelText('lobby'));
  await userEvent.click(screen.getByLabelText('windows'));
  const sent = () => requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  await vi.waitFor(() => expect(sent()).toEqual([{ add_groups: ['lobby'] }, { add_groups: ['windows'] }]));
});

it('shows why a version could not be withdrawn', async () => {
  const respond = ({ method }: DeskRequest) => (method === 'GET' ? list : null);
  await renderDeskPage('/releases', respond);
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Withdraw' }));
  expect((await screen.findByText('Something went wrong. Please try again.')).closest('[inert]')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

import type { DeviceDetails } from '@contract/desk/devices';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type DeskRequest, renderDeskPage } from '@tests/renderDeskPage';
import { afterEach, expect, it, vi } from 'vitest';

const NOW = '2026-11-20T12:00:00.000Z';

/** The device on the server. */
const named = (name: string): DeviceDetails => ({
  device: {
    id: 'tv',
    name,
    type: 'tv',
    orientation: 'landscape',
    state: 'online',
    store_id: '',
    group: '',
    tags: [],
    version: '1.4.0',
    seen_at: NOW,
    showing: null,
    frame_age_ms: 40,
    disk_free_bytes: 4e9,
    queue_length: 0,
    clock_offset_ms: 0,
    alerts: [],
  },
  location: '',
  member_code: 'MAPLE',
  revoked_at: null,
  report: null,
  other_machine: null,
  playlist: [],
  alerts: [],
  now: NOW,
});

afterEach(() => vi.unstubAllGlobals());

async function openPage() {
  const server = { name: 'Window' };
  const respond = ({ method, url, body }: DeskRequest) => {
    if (method === 'PUT') Object.assign(server, { name: (body as { name: string }).name });
    if (method !== 'GET') return { success: true, ids: ['command'] };
    if (url === '/devices/tv') return named(server.name);
    if (url === '/devices') return { devices: [], locations: [], now: NOW };
    return { commands: [], settings: {} };
  };
  await renderDeskPage('/devices/screen/tv', respond);
  const openDialog = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the device' }));
    return { dialog, name: await dialog.findByLabelText<HTMLInputElement>('Name') };
  };
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return { server, openDialog, closed };
}

it('discards what was typed when the person leaves the dialog without saving', async () => {
  const { openDialog, closed } = await openPage();
  const { dialog, name } = await openDialog();
  await userEvent.type(name, ' left');
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await closed();
  expect((await openDialog()).name.value).toBe('Window');
});

it('opens with the present values, also after the person has changed them before someone else did', async () => {
  const { server, openDialog, closed } = await openPage();
  const { dialog, name } = await openDialog();
  await userEvent.type(name, ' left');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await closed();
  await screen.findByRole('heading', { level: 1, name: 'Window left' });
  server.name = 'Entrance';
  // Any write of the subject reads the device again.
  await userEvent.click(screen.getByRole('button', { name: 'Identify' }));
  await screen.findByRole('heading', { level: 1, name: 'Entrance' });
  expect((await openDialog()).name.value).toBe('Entrance');
});

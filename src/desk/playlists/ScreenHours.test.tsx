import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderDeskPage } from '@tests/renderDeskPage';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

const device = { id: 'tv', name: 'Window', location: '', group: '', tags: [], orientation: 'landscape' };
const choices = { locations: [], groups: [], tags: [], devices: [device] };

it('asks for a screen instead of saving hours for none', async () => {
  const { requests } = await renderDeskPage('/playlists', ({ method, url }) => {
    if (method !== 'GET') return { changed: 1 };
    return url === '/playlists' ? { playlists: [], choices } : { screens: [], choices };
  });
  const saved = () => requests.filter(({ method }) => method === 'PUT').length;
  await userEvent.click(await screen.findByRole('button', { name: 'Set hours' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Screens off at night' }));
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'All screens' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Please choose at least one screen.')).toBeTruthy();
  expect(saved()).toBe(0);
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Window' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saved()).toBe(1);
});

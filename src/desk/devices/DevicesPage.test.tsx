import type { DeviceRow } from '@contract/desk/devices';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderDeskPage } from '@tests/renderDeskPage';
import { afterEach, expect, it, vi } from 'vitest';

const NOW = '2026-11-20T12:00:00.000Z';
const ago = (seconds: number) => new Date(Date.parse(NOW) - seconds * 1000).toISOString();

const device = (name: string, changes: Partial<DeviceRow>): DeviceRow => ({
  id: name,
  name,
  type: 'tv',
  orientation: 'landscape',
  state: 'online',
  store_id: 'mill',
  group: '',
  tags: [],
  version: '1.4.0',
  seen_at: ago(20),
  showing: null,
  frame_age_ms: 40,
  disk_free_bytes: 4e9,
  queue_length: 0,
  clock_offset_ms: 0,
  alerts: [],
  ...changes,
});
const clip = (title: string, picture: string) => ({ kind: 'clip' as const, title, picture });
const other = (kind: 'builtin' | 'visit' | 'emergency' | 'dark' | 'unknown') => ({
  kind,
  title: '',
  picture: '',
});

const devices = [
  device('Window', { showing: clip('Patio season', '/media/patio.webp') }),
  device('Gallery', { showing: clip('Old film', '/media/old.webp'), state: 'offline', seen_at: ago(7200) }),
  device('Entrance', { showing: other('visit') }),
  device('Wall', { showing: other('builtin'), state: 'safe' }),
  device('Night', { showing: other('dark') }),
  device('Alarm', { showing: other('emergency') }),
  device('Old', { showing: other('unknown') }),
  device('New', { state: 'never', seen_at: null }),
];
const locations = [{ id: 'mill', name: 'Mill Street' }];

afterEach(() => vi.unstubAllGlobals());

const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest('tr');
  if (!row) throw new Error(`${name} has no row.`);
  return row;
};

it('shows in each row what the screen plays, with its picture, and how old that is', async () => {
  await renderDeskPage('/devices', () => ({ devices, locations, now: NOW }));
  const shown = async (name: string) => {
    const row = await rowOf(name);
    return [row.querySelector('img')?.getAttribute('src') ?? '', row.textContent] as const;
  };
  expect(await shown('Window')).toEqual([
    '/media/patio.webp',
    expect.stringMatching(/Patio season20 sec\. ago/),
  ]);
  expect(await shown('Gallery')).toEqual([
    '/media/old.webp',
    expect.stringMatching(/Old filmlast reported 2 hr\. ago/),
  ]);
  for (const [name, text] of [
    ['Entrance', 'A shopper is using the screen'],
    ['Wall', 'Built-in clip'],
    ['Night', 'Off at night'],
    ['Alarm', 'Emergency message'],
    ['Old', 'Not reported by this version'],
    ['New', 'Nothing reported yet'],
  ] as const)
    expect(await shown(name)).toEqual(['', expect.stringContaining(text)]);
});

it('a row on a phone has name, state and what is on the screen, and nothing else', async () => {
  await renderDeskPage('/devices', () => ({ devices, locations, now: NOW }));
  const places = [...(await rowOf('Window')).querySelectorAll('td[data-phone]')].map((cell) =>
    cell.getAttribute('data-phone'),
  );
  expect(places).toEqual(['head', 'line', 'aside', 'roomy', 'roomy', 'roomy']);
});

it('keeps a dialog open for its devices when the filter no longer matches them', async () => {
  let state: DeviceRow['state'] = 'offline';
  const { requests } = await renderDeskPage('/devices?state=offline', ({ method }) =>
    method === 'GET'
      ? { devices: [device('Gallery', { state })], locations, now: NOW }
      : { ids: ['command'] },
  );
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Gallery' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send a command' }));
  const dialog = within(await screen.findByRole('dialog'));
  state = 'online';
  const before = requests.length;
  await userEvent.click(await dialog.findByRole('button', { name: 'Identify' }));
  // The command, and the list that is read again after it.
  await vi.waitFor(() => expect(requests.length).toBeGreaterThanOrEqual(before + 2));
  expect(await dialog.findByText('“Identify” was sent.')).toBeTruthy();
  await screen.findByText('No device matches these filters');
  expect(screen.queryByRole('dialog')).not.toBeNull();
});

it('offers all devices when the filters match none', async () => {
  await renderDeskPage('/devices?state=revoked', () => ({ devices, locations, now: NOW }));
  const title = await screen.findByRole('heading', { name: 'No device matches these filters' });
  const all = within(title.parentElement as HTMLElement).getByText('Show all devices');
  expect(all.closest('a')?.getAttribute('href')).toBe('/devices');
});

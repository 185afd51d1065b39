import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type DeskRequest, renderDeskPage } from '@tests/renderDeskPage';
import { afterEach, expect, it, vi } from 'vitest';

const sums = {
  from: '2026-10-22',
  until: '2026-11-20',
  time_zone: 'America/Los_Angeles',
  total: { plays: 1234, seconds: 7200 },
  is_cut: false,
  clips: [{ id: 'patio', name: 'Patio' }],
  locations: [{ id: 'mill', name: 'Mill Street' }],
  devices: [{ id: 'tv', name: 'Wall' }],
  rows: [
    {
      day: '2026-11-20',
      clip: 'patio',
      title: 'Patio',
      location: 'mill',
      location_name: 'Mill Street',
      plays: 1234,
      seconds: 7200,
      devices: 1,
    },
  ],
};
const byDevice = {
  rows: [
    {
      device: 'tv',
      name: 'Wall',
      location: '',
      location_name: '',
      plays: 1234,
      seconds: 7200,
      clips: 2,
      days: 30,
    },
  ],
  is_cut: false,
};
const single = (id: string, outcome: string) => ({
  id,
  at: '2026-11-20T20:15:08.000Z',
  clip: 'patio',
  title: 'Patio',
  device: 'tv',
  name: 'Wall',
  ...{
    location: 'mill',
    location_name: 'Mill Street',
    duration: 8400,
    outcome,
    time_zone: 'America/Los_Angeles',
  },
});

function respond({ url, method }: DeskRequest): object {
  if (method === 'PUT') return { success: true };
  if (url.includes('/monthly-plays')) return { email: '', sent_month: '2026-10' };
  if (url.includes('/device-plays')) return byDevice;
  if (/before=.*older/.test(url)) return { rows: [single('c', 'played')], next: '' };
  if (url.includes('/single-plays'))
    return {
      rows: [single('a', 'complete'), single('b', 'interrupted')],
      next: '2026-11-20T20:15:08.000Z older',
    };
  return sums;
}
const PLAYS = '/reports?tab=plays';
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const file = () => screen.getByText('Download as CSV').closest('a')?.getAttribute('href');
const rows = () =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent?.replaceAll(/\s/g, ' ')),
  );

afterEach(() => vi.unstubAllGlobals());

it('sums plays by clip and day, with a file of the same filters', async () => {
  await renderDeskPage(PLAYS, respond);
  expect(await screen.findByText(/^1,234 plays, 2 hours, from 2026-10-22/)).toBeTruthy();
  expect(rows()).toEqual([
    [expect.stringMatching(/^Patio/), '2026-11-20', 'Mill Street', '1,234', '7,200', '1'],
  ]);
  choose('Device', 'tv');
  await vi.waitFor(() => expect(file()).toBe('/desk/api/reports/plays.csv?device=tv&language=en'));
});

it('downloads files in the language of the desk', async () => {
  await renderDeskPage(PLAYS, respond, { language: 'fr' });
  const link = await screen.findByRole('link', { name: 'Télécharger en CSV' });
  expect(link.getAttribute('href')).toBe('/desk/api/reports/plays.csv?language=fr');
});

it('sums plays by device', async () => {
  await renderDeskPage(PLAYS, respond);
  await screen.findByText(/^1,234 plays/);
  choose('Show', 'devices');
  await screen.findByRole('link', { name: 'Wall' });
  expect(rows()).toEqual([[expect.stringMatching(/^Wall/), 'No location', '1,234', '7,200', '2', '30']]);
  expect(file()).toBe('/desk/api/reports/device-plays.csv?language=en');
});

it('lists single plays to the second, with how each ended, and leads to older ones', async () => {
  await renderDeskPage(PLAYS, respond);
  await screen.findByText(/^1,234 plays/);
  choose('Show', 'single');
  await screen.findByText('Interrupted');
  expect(rows()).toEqual([
    [
      'Nov 20, 2026, 12:15:08 PM',
      expect.stringMatching(/^Patio/),
      'Wall',
      'Mill Street',
      '8.4',
      'Played to its end',
    ],
    [
      'Nov 20, 2026, 12:15:08 PM',
      expect.stringMatching(/^Patio/),
      'Wall',
      'Mill Street',
      '8.4',
      'Interrupted',
    ],
  ]);
  expect(file()).toBe('/desk/api/reports/single-plays.csv?language=en');
  fireEvent.click(screen.getByText('Older'));
  await vi.waitFor(() => expect(rows().map((row) => row.at(-1))).toEqual(['Played']));
});

it('says how to find plays when there are none', async () => {
  await renderDeskPage(PLAYS, (request) =>
    request.url.includes('/monthly-plays') ? respond(request) : { ...sums, rows: [] },
  );
  await screen.findByRole('heading', { name: 'Nothing was played in this period' });
  expect(screen.getByText(/^Choose other days, or fewer filters/)).toBeTruthy();
});

it('opens the days that the email of a month names', async () => {
  const { requests } = await renderDeskPage(`${PLAYS}&from=2026-10-01&until=2026-10-31`, respond);
  await screen.findByText(/^1,234 plays/);
  expect(requests.map(({ url }) => url)).toContain('/reports/plays?from=2026-10-01&until=2026-10-31');
});

it('an owner says where the sums of each month go', async () => {
  const { requests } = await renderDeskPage(PLAYS, respond);
  const field = await screen.findByLabelText('Email address');
  expect(screen.getByText('Last sent: October 2026')).toBeTruthy();
  await userEvent.type(field, 'no address');
  fireEvent.click(screen.getByText('Save'));
  expect(await screen.findByText('Enter a complete email address.')).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, 'coop@dealer.example');
  fireEvent.click(screen.getByText('Save'));
  await screen.findByText(/^Saved\. The email of the last complete month/);
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ email: 'coop@dealer.example' });
});

it('an editor does not see where the sums go', async () => {
  await renderDeskPage(PLAYS, respond, { role: 'editor' });
  await screen.findByText(/^1,234 plays/);
  expect(screen.queryByText('Email of each month')).toBeNull();
});

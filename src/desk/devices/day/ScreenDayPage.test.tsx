import type { DaySpan, ScreenDay } from '@contract/desk/screenDay';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderDeskPage } from '@tests/renderDeskPage';
import { afterEach, expect, it, vi } from 'vitest';

const base = { id: 1, name: 'Base', priority: 0 };
const lunch = { id: 2, name: 'Lunch', priority: 9 };
const closing = {
  id: 3,
  text: { en: 'We close at six', fr: 'Nous fermons à six heures' },
  is_emergency: false,
};

/** Hours of Los Angeles, which is eight hours behind UTC. */
const span = (from: number, until: number, changes: Partial<DaySpan>): DaySpan => ({
  from: new Date(Date.UTC(2026, 10, 20, 8 + from)).toISOString(),
  until: new Date(Date.UTC(2026, 10, 20, 8 + until)).toISOString(),
  state: 'playing',
  playlists: [],
  outranked: [],
  messages: [],
  is_maintenance: false,
  ...changes,
});

const day: ScreenDay = {
  name: 'Front window',
  day: '2026-11-20',
  time_zone: 'America/Los_Angeles',
  spans: [
    span(0, 6, { state: 'dark', playlists: [base], is_maintenance: true }),
    span(6, 12, { playlists: [base] }),
    span(12, 14, { playlists: [lunch], outranked: [base] }),
    span(14, 18, { playlists: [base], messages: [closing] }),
    span(18, 24, { state: 'builtin' }),
  ],
  silent: [{ id: 4, name: 'Winter', priority: 5, reason: 'not_scheduled' }],
  now: '2026-11-20T21:00:00.000Z',
};
const fine: ScreenDay = { ...day, spans: [span(0, 24, { playlists: [base] })], silent: [] };

afterEach(() => vi.unstubAllGlobals());

const cells = () =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent?.replaceAll(/\s/g, ' ')),
  );

it('counts gaps and clashes, and lists each part of the day with what plays and what does not', async () => {
  await renderDeskPage('/devices/screen/window/day', () => day);
  await screen.findByRole('heading', { level: 1, name: 'The day of Front window' });
  expect(screen.getByText('1 gap')).toBeTruthy();
  expect(screen.getByText('1 clash: a playlist is outranked')).toBeTruthy();
  expect(cells()).toEqual([
    ['12:00 AM – 6:00 AM', 'Off', 'would play: Base', '', 'Maintenance: it may restart'],
    ['6:00 AM – 12:00 PM', 'Playlists', 'Base (priority 0)', '', ''],
    ['12:00 PM – 2:00 PM', 'Playlists', 'Lunch (priority 9)', 'Base (priority 0)', ''],
    ['2:00 PM – 6:00 PM', 'Playlists', 'Base (priority 0)', '', 'Message: We close at six'],
    [
      '6:00 PM – 12:00 AM',
      'Gap: built-in clip',
      'No playlist is scheduled: the screen plays its built-in clip.',
      '',
      '',
    ],
  ]);
  expect(document.querySelector('tr[data-now]')?.textContent).toContain('Lunch');
  const silent = screen.getByRole('heading', { name: /do not play on this day/ }).parentElement;
  expect(silent?.textContent).toMatch(/Winter .*not scheduled on this day/);
});

it('says that a day without gaps and clashes is fine, in the texts of the person', async () => {
  await renderDeskPage('/devices/screen/window/day', () => fine, { language: 'fr' });
  expect(await screen.findByText('Ni vide ni conflit')).toBeTruthy();
  expect(cells()[0]?.[0]).toBe('00:00 – 00:00');
  expect(screen.queryByRole('heading', { name: /ne passent pas/ })).toBeNull();
});

it('moves by a day, also over the end of a month, takes a typed day, and returns to today', async () => {
  const { requests } = await renderDeskPage('/devices/screen/window/day?day=2026-11-30', () => day);
  const last = () => requests.at(-1)?.url;
  await screen.findByRole('heading', { level: 1 });
  expect(last()).toBe('/devices/window/day?day=2026-11-30');
  fireEvent.click(screen.getByRole('button', { name: 'Day after' }));
  await vi.waitFor(() => expect(last()).toBe('/devices/window/day?day=2026-12-01'));
  fireEvent.click(screen.getByRole('button', { name: 'Day before' }));
  fireEvent.click(screen.getByRole('button', { name: 'Day before' }));
  await vi.waitFor(() => expect(last()).toBe('/devices/window/day?day=2026-11-29'));
  fireEvent.click(screen.getByRole('button', { name: 'Today' }));
  await vi.waitFor(() => expect(last()).toBe('/devices/window/day'));
});

it('draws the same parts as a band, each as wide as it is long, with the moment of now', async () => {
  await renderDeskPage('/devices/screen/window/day', () => day);
  await screen.findByRole('heading', { level: 1 });
  const parts = [...document.querySelectorAll<HTMLElement>('[data-state][style]')];
  expect(parts.map(({ dataset }) => dataset.state)).toEqual([
    'dark',
    'playing',
    'playing',
    'playing',
    'builtin',
  ]);
  expect(parts.map(({ style }) => Number(style.getPropertyValue('--share')) * 24)).toEqual([6, 6, 2, 4, 6]);
  const now = within(parts[0]?.parentElement as HTMLElement).getByText('Now').parentElement;
  expect(Number(now?.style.getPropertyValue('--place')) * 24).toBe(13);
});

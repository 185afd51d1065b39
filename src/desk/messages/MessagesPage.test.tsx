import type { ScreenMessage } from '@contract/desk/messages';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderDeskPage } from '@tests/renderDeskPage';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const NOW = Date.parse('2026-11-20T20:00:00Z');
const at = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString();
const choices = {
  locations: [],
  groups: [],
  tags: [],
  devices: [{ id: 'tv', name: 'Wall', location: '', group: '', tags: [], orientation: 'landscape' as const }],
};
const row = (id: number, en: string, starts: number, ends: number | null): ScreenMessage => ({
  id,
  text: { en, fr: '' },
  is_emergency: false,
  targets: [{ kind: 'all', value: '' }],
  starts_at: at(starts),
  ends_at: ends === null ? null : at(ends),
  screens: 1,
});
const messages = [
  row(1, 'Sale', -1, null),
  row(2, 'Closing', 30, 32),
  row(3, 'Parking', -9, -1),
  row(4, 'Mistake', 30, -2),
];

const list = { messages, choices, now: at(0) };

beforeEach(() => {
  // The computer's clock is a day fast: the server's clock counts.
  vi.useFakeTimers({ now: NOW + 86_400_000, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const rowOf = async (text: string) => {
  const found = (await screen.findByText(text)).closest('tr');
  if (!found) throw new Error(`${text} has no row.`);
  return within(found);
};

it('distinguishes planned messages from those that are shown, ended and withdrawn', async () => {
  const { requests } = await renderDeskPage('/messages', ({ method }) =>
    method === 'GET' ? list : { success: true },
  );
  for (const [text, state] of [
    ['Sale', 'Shown'],
    ['Closing', 'Planned'],
    ['Parking', 'Ended'],
    ['Mistake', 'Withdrawn'],
  ] as const)
    expect((await rowOf(text)).getByText(state)).toBeTruthy();
  expect((await rowOf('Sale')).getByRole('button', { name: 'End now: Sale' })).toBeTruthy();
  expect((await rowOf('Parking')).queryByRole('button')).toBeNull();
  fireEvent.click((await rowOf('Closing')).getByRole('button', { name: 'Withdraw: Closing' }));
  await vi.waitFor(() => expect(requests.map(({ url }) => url)).toContain('/messages/2'));
});

it('a viewer can read messages, but neither write nor end one', async () => {
  await renderDeskPage('/messages', () => list, { role: 'viewer' });
  await rowOf('Sale');
  expect(screen.queryByRole('button', { name: /End now|Withdraw|Write/ })).toBeNull();
});

async function write(begins: string, ends: string) {
  const page = await renderDeskPage('/messages', ({ method }) =>
    method === 'GET' ? list : { ...messages[0] },
  );
  fireEvent.click(await screen.findByText('Write a message'));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(await dialog.findByLabelText('Text in English'), 'We close');
  fireEvent.change(dialog.getByLabelText('Begins'), { target: { value: begins } });
  fireEvent.change(dialog.getByLabelText('Ends'), { target: { value: ends } });
  return { ...page, dialog, sent: () => page.requests.find(({ method }) => method === 'POST')?.body };
}

it('plans a message by the clocks of the shop', async () => {
  const { dialog, sent } = await write('2026-12-01T17:30', '2026-12-01T18:00');
  fireEvent.click(dialog.getByText('Plan the message'));
  await vi.waitFor(() =>
    expect(sent()).toMatchObject({
      text: { en: 'We close', fr: '' },
      is_emergency: false,
      starts_at: '2026-12-02T01:30:00.000Z',
      ends_at: '2026-12-02T02:00:00.000Z',
    }),
  );
});

it('refuses an end that is not after the beginning', async () => {
  const { dialog, sent } = await write('2026-12-01T17:30', '2026-12-01T17:30');
  fireEvent.click(dialog.getByText('Plan the message'));
  expect(await dialog.findByText('The end must be after the beginning.')).toBeTruthy();
  expect(sent()).toBeUndefined();
});

it('asks before it plans an emergency, and names its beginning', async () => {
  const { dialog, sent } = await write('2026-12-01T17:30', '');
  fireEvent.click(dialog.getByLabelText(/^Emergency/));
  fireEvent.click(dialog.getByText('Plan the emergency'));
  expect(await dialog.findByText(/^It will cover 1 screen from .*17:30|5:30/)).toBeTruthy();
  expect(sent()).toBeUndefined();
  fireEvent.click(dialog.getByText('Cover 1 screen'));
  await vi.waitFor(() =>
    expect(sent()).toMatchObject({
      is_emergency: true,
      starts_at: '2026-12-02T01:30:00.000Z',
      ends_at: null,
    }),
  );
});

it('sends the emergency that was confirmed: nothing of it can be changed meanwhile', async () => {
  const { dialog, sent } = await write('', '');
  fireEvent.click(dialog.getByLabelText(/^Emergency/));
  fireEvent.click(dialog.getByText('Show the emergency'));
  await dialog.findByText('Cover 1 screen');
  const text = dialog.getByLabelText('Text in English');
  await userEvent.type(text, ' never');
  expect(text).toHaveProperty('value', 'We close');
  fireEvent.click(dialog.getByText('Cancel'));
  await userEvent.type(text, ' now');
  fireEvent.click(dialog.getByText('Show the emergency'));
  fireEvent.click(await dialog.findByText('Cover 1 screen'));
  await vi.waitFor(() => expect(sent()).toMatchObject({ text: { en: 'We close now' } }));
});

it.each([
  ['Begins', '2026-12-01T17:30'],
  ['Ends', '2026-12-01T18:00'],
])('a message of which only %s was entered is not discarded without a question', async (label, time) => {
  await renderDeskPage('/messages', () => list);
  fireEvent.click(await screen.findByText('Write a message'));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(await dialog.findByLabelText(label), { target: { value: time } });
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('button', { name: 'Stay here' })).toBeTruthy();
});

it('closes the form at once when nothing was entered', async () => {
  await renderDeskPage('/messages', () => list);
  fireEvent.click(await screen.findByText('Write a message'));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

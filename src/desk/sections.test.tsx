import { fireEvent, screen, within } from '@testing-library/react';
import { renderDeskPage } from '@tests/renderDeskPage';
import { afterEach, expect, it, vi } from 'vitest';
import { visibleSections } from './sections';

const paths = visibleSections('owner').map(({ path }) => `/${path}`);
const pages = [
  ...paths,
  ...['/reports?tab=phrases', '/reports?tab=speed', '/reports?tab=errors'],
  ...['/reports?tab=plays', '/reports?tab=kiosks'],
  ...['/devices/settings', '/devices/screen/tv/day', '/devices/screen/tv', '/playlists/new'],
  ...['/orders/5', '/playlists/7'],
];

/** Nothing of every list of the desk. */
const nothing = {
  devices: [],
  locations: [],
  now: '2026-11-20T12:00:00Z',
  messages: [],
  choices: { locations: [], groups: [], tags: [], devices: [] },
  playlists: [],
  screens: [],
  requests: [],
  has_more: false,
  open: 0,
  awaiting: [],
  count: 0,
  emails: [],
  delivery: 'smtp',
};

afterEach(() => vi.unstubAllGlobals());

it.each(pages)('%s says that it is loading', async (path) => {
  await renderDeskPage(path, () => undefined);
  expect((await screen.findAllByText('Loading …')).length).toBeGreaterThan(0);
});

it.each(pages)('%s says that it could not be read, and tries again', async (path) => {
  const { requests } = await renderDeskPage(path, () => null);
  const [again] = await screen.findAllByText('Try again');
  if (!again) throw new Error('Nothing tries again.');
  expect(screen.getAllByText(/^The server can't be reached/)[0]?.closest('[role="alert"]')).not.toBeNull();
  const before = requests.length;
  fireEvent.click(again);
  await vi.waitFor(() => expect(requests.length).toBeGreaterThan(before));
});

it.each([
  ['/devices', 'No screen is registered yet', 'Start the kiosk app', 'Register a screen'],
  ['/playlists', 'No playlists yet', 'Upload clips', 'New playlist'],
  ['/messages', 'No messages in the last 30 days', 'opening hours', 'Write a message'],
  ['/requests', 'No request yet', 'Contact forms', ''],
  ['/approvals', 'Nothing awaits approval', 'Reviews and comments', ''],
  ['/outbox', 'No email yet', 'Confirmations of orders', ''],
] as const)('%s without a row says what to do', async (path, title, text, action) => {
  await renderDeskPage(path, () => nothing);
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  const empty = within(heading.parentElement as HTMLElement);
  expect(empty.getByText(new RegExp(text))).toBeTruthy();
  if (action) expect(empty.getByText(action).closest('a, button')).not.toBeNull();
});

it('a viewer, who may change nothing, is offered nothing to do', async () => {
  await renderDeskPage('/devices', () => nothing, { role: 'viewer' });
  await screen.findByRole('heading', { level: 2, name: 'No screen is registered yet' });
  expect(screen.queryByText('Register a screen')).toBeNull();
});

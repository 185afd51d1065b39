import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInDesk } from '@tests/renderInDesk';
import { stubFetch } from '@tests/stubFetch';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { SessionProvider } from '@/desk/session';
import ChangesPage from './ChangesPage';

const change = (id: number, more: object) => ({
  id,
  at: '2026-11-23T17:00:00Z',
  actor: 'ada@example.com',
  name: 'Ada',
  subject: 'Spring',
  details: {},
  ...more,
});
const session = {
  person: { id: 1, email: 'ada@example.com', name: 'Ada', role: 'owner' as const },
  tenant: { code: 'maple', name: 'Maple', languages: ['en'], time_zone: 'UTC' },
  leave: () => {},
};
afterEach(() => vi.unstubAllGlobals());

it('shows each change as a sentence with the values before and after, and filters by person', async () => {
  const urls: string[] = [];
  const details = { priority: 50, items: [], valid_until: '2026-12-01T09:30:00.000Z' };
  const before = { priority: 10, items: ['Patio', 'Sofa (5 s)'], valid_until: null };
  const changes = [
    change(3, { action: 'Changes a playlist', details, before }),
    change(2, { action: 'Invites a person', actor: 'npm run desk', name: '', subject: 'bo@example.com' }),
    change(4, {
      action: 'Cancels an order',
      subject: 'order M-7',
      details: { state: 'cancelled' },
      before: { state: 'paid' },
    }),
    change(1, { action: 'Does something new', details: { is_paid: true } }),
  ];
  stubFetch(({ url }) => {
    urls.push(url);
    return Response.json({ changes, has_more: false, actors: ['ada@example.com', 'npm run desk'] });
  });
  await renderInDesk(
    <SessionProvider value={session}>
      <ChangesPage />
    </SessionProvider>,
  );
  await screen.findByText('Ada changed the playlist “Spring”');
  for (const text of [
    'Priority: 10 → 50',
    'Clips: Patio, Sofa (5 s) → none',
    /^End: none → Dec 1, 2026/,
    'The server’s operator invited bo@example.com',
    'Ada: Does something new Spring',
    'Paid: yes',
    'Ada cancelled order M-7',
    'State: Paid → Cancelled',
  ])
    expect(screen.queryByText(text), String(text)).not.toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Person'), 'ada@example.com');
  await vi.waitFor(() => expect(urls.at(-1)).toContain('actor=ada%40example.com'));
});

it('searches for the whole word, not for every letter of it', async () => {
  const urls: string[] = [];
  stubFetch(({ url }) => {
    urls.push(url);
    return Response.json({ changes: [], has_more: false, actors: [] });
  });
  await renderInDesk(
    <SessionProvider value={session}>
      <ChangesPage />
    </SessionProvider>,
  );
  fireEvent.change(screen.getByLabelText('Order, screen, playlist or person'), { target: { value: 'spr' } });
  fireEvent.change(screen.getByLabelText('Order, screen, playlist or person'), {
    target: { value: 'spring' },
  });
  await vi.waitFor(() => expect(urls.at(-1)).toContain('search=spring'));
  expect(urls.filter((url) => /search=spr(&|$)/.test(url))).toEqual([]);
});

/** Calls that write no entry of the audit log. */
const UNRECORDED = [
  'Signs in by email and password',
  'Signs in with a passkey',
  'Signs out',
  'Begins an upload',
];

it.each(['en', 'fr'])('has a sentence for every change that the desk records, in %s', async (language) => {
  const contracts = import.meta.glob<Record<string, unknown>>('/contract/desk/*.ts', { eager: true });
  const call = z.object({ method: z.enum(['POST', 'PUT', 'DELETE']), summary: z.string() });
  const summaries = Object.values(contracts)
    .flatMap((module) => Object.values(module))
    .flatMap((value) => z.safeParse(call, value).data?.summary ?? []);
  expect(summaries.length).toBeGreaterThan(40);
  const { sentences } = (await import(`../../../locales/${language}/desk/changes.json`)).default;
  const missing = summaries.filter((summary) => !(summary in sentences) && !UNRECORDED.includes(summary));
  expect(missing).toEqual([]);
});

it('names commands, settings, clips and alerts as the desk does, and no field by its raw name', async () => {
  const changes = [
    change(1, {
      action: 'Sends a command to devices',
      subject: 'clear_clips: Kitchen screen',
      details: { settings: {}, devices: 1 },
    }),
    change(2, {
      action: 'Changes settings of devices',
      subject: 'settings: Kitchen screen',
      details: { settings: { captions: false, downloadRate: 500_000 } },
    }),
    change(3, {
      action: 'Changes who is told of alerts, and when',
      subject: 'alerts',
      details: { disk_limit_mb: 800, notifies_end: true, has_webhook: true },
      before: { disk_limit_mb: 500, notifies_end: false, has_webhook: false },
    }),
    change(4, { action: 'Removes several clips', subject: '3 clips', details: { ids: ['a', 'b', 'c'] } }),
    change(5, {
      action: 'Changes the time zone of a location',
      subject: 'Mill Street',
      details: { time_zone: 'America/Denver' },
      before: { time_zone: '' },
    }),
  ];
  stubFetch(() => Response.json({ changes, has_more: false, actors: [] }));
  await renderInDesk(
    <SessionProvider value={session}>
      <ChangesPage />
    </SessionProvider>,
  );
  await screen.findByText('Ada deleted 3 clips');
  for (const text of [
    'Ada sent a command: Clear clips: Kitchen screen',
    'Ada changed settings of Kitchen screen',
    'Settings: Captions: Off; Download rate: 500 kB per second',
    'Free disk space below, in MB: 500 → 800',
    'Email when an alert is over: no → yes',
    'Webhook: no → yes',
    'Ada changed the time zone of Mill Street',
    'Time zone: none → America/Denver',
  ])
    expect(screen.queryByText(text), text).not.toBeNull();
});

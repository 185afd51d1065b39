import type { Playlist } from '@contract/desk/playlists';
import { ALWAYS } from '@contract/desk/schedule';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInDesk } from '@tests/renderInDesk';
import { type SentRequest, stubFetch } from '@tests/stubFetch';
import { Navigate, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SessionProvider } from '@/desk/session';
import { EditPlaylist } from './EditPlaylist';

const stored: Playlist = {
  ...ALWAYS,
  id: 7,
  revision: 1,
  updated_at: '2026-11-23T17:00:00Z',
  updated_by: 'Ada',
  name: 'Spring',
  priority: 10,
  ticker: { en: '', fr: '' },
  fit: null,
  items: [],
  targets: [],
};
/** The playlist on the server; null: deleted. */
let current: Playlist | null;
let saved: Playlist[];
/** Holds the response to a save back. */
let gate: Promise<void> | null;

const error = (status: number, message: string) =>
  Response.json({ messages: { error: [{ code: 'x', message }] } }, { status });
const choices = { locations: [], groups: [], tags: [], devices: [] };

function respond({ url, method, text }: SentRequest): Response {
  if (url.endsWith('/media')) return Response.json({ clips: [], can_convert: true });
  if (url.endsWith('/playlists')) return Response.json({ playlists: [], choices });
  if (!current) return error(404, 'This playlist does not exist any more.');
  if (method === 'GET') return Response.json(current);
  const sent = JSON.parse(text) as Playlist;
  if (sent.revision !== current.revision) return error(409, 'Somebody else has saved it.');
  current = { ...current, ...sent, revision: sent.revision + 1, updated_by: 'Bo' };
  saved.push(sent);
  return Response.json(current);
}

const session = {
  person: { id: 2, email: 'bo@example.com', name: 'Bo', role: 'editor' as const },
  tenant: { code: 'maple', name: 'Maple', languages: ['en'], time_zone: 'UTC' },
  leave: () => {},
};

beforeEach(async () => {
  current = stored;
  saved = [];
  gate = null;
  stubFetch(async (request) => {
    if (request.method !== 'GET') await gate;
    return respond(request);
  });
  await renderInDesk(
    <SessionProvider value={session}>
      <Routes>
        <Route path="/" element={<Navigate to="/7" />} />
        <Route path=":id" element={<EditPlaylist />} />
      </Routes>
    </SessionProvider>,
  );
});
afterEach(() => vi.unstubAllGlobals());

const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));
async function rename(to: string): Promise<void> {
  await userEvent.clear(await name());
  await userEvent.type(await name(), to);
}

it('says what equal times of the day mean', async () => {
  await name();
  expect(screen.getByText(/Equal times mean the whole day/)).toBeTruthy();
});

it('says who saved the playlist meanwhile and what, and saves that version with the own edits', async () => {
  await rename('Late spring');
  current = { ...stored, revision: 2, priority: 50, updated_by: 'Ada' };
  await press('Save');
  const notice = await screen.findByText(/Ada saved this playlist/);
  expect(notice).toBeTruthy();
  expect(screen.getByText(/Changed there: priority\./)).toBeTruthy();
  expect(saved).toEqual([]);
  await press('See that version');
  const theirs = await screen.findByRole('dialog', { name: 'Spring, as it is saved now' });
  await userEvent.click(within(theirs).getByRole('button', { name: 'Apply my changes to that version' }));
  expect((await name()).value).toBe('Late spring');
  await press('Save');
  await screen.findByText(/^Saved/);
  expect(saved).toMatchObject([{ name: 'Late spring', priority: 50, revision: 2 }]);
});

it('drops the own edits only when the person asks for it', async () => {
  await rename('Late spring');
  current = { ...stored, name: 'Summer', revision: 2, updated_by: '' };
  await press('Save');
  await screen.findByText('Someone else has saved this playlist');
  expect((await name()).value).toBe('Late spring');
  await press('See that version');
  await userEvent.click(await screen.findByRole('button', { name: 'Drop my changes' }));
  expect((await name()).value).toBe('Summer');
});

it('keeps what is typed when somebody else has deleted the playlist', async () => {
  await rename('Late spring');
  current = null;
  await press('Save');
  await screen.findByText('This playlist does not exist any more.');
  expect((await name()).value).toBe('Late spring');
});

it('lets nothing be typed that the response of a save would replace', async () => {
  await rename('Late spring');
  let release = () => {};
  gate = new Promise((resolve) => {
    release = resolve;
  });
  await press('Save');
  expect((await name()).closest('[inert]')).not.toBeNull();
  release();
  await screen.findByText(/^Saved/);
  expect((await name()).closest('[inert]')).toBeNull();
});

import { endMessage, listMessages } from '@contract/desk/messages';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInDesk } from '@tests/renderInDesk';
import { type SentRequest, stubFetch } from '@tests/stubFetch';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DeskApp } from './DeskApp';
import { useRead, useWrite } from './deskApi';

/** The server's session; null: nobody is signed in. */
let token: string | null;
let writes: (string | null)[];

const ada = { id: 1, email: 'ada@example.com', name: 'Ada', role: 'owner' };
const error = (status: number, code: string) =>
  Response.json({ messages: { error: [{ code, message: code }] } }, { status });

function respond({ url, method, headers }: SentRequest): Response {
  const sent = headers.get('x-csrf-token');
  if (url === '/desk/api/session') {
    if (method === 'POST') token = 'second';
    if (method === 'DELETE') token = null;
    const tenant = { code: 'maple', name: 'Maple', languages: ['en'], time_zone: 'America/Los_Angeles' };
    return Response.json({ person: token ? ada : null, tenant, csrf_token: token ?? '' });
  }
  if (token === null) return error(401, 'signed_out');
  if (method === 'GET') return error(404, 'missing');
  writes.push(sent);
  return sent === token ? Response.json({ success: true }) : error(403, 'csrf');
}

function Section() {
  const { error: problem } = useRead(listMessages, undefined);
  const [end] = useWrite(endMessage);
  return (
    <>
      <label>
        Note <input />
      </label>
      <button type="button" onClick={() => void end({ params: { id: '1' } })}>
        Write
      </button>
      <p>{problem?.code}</p>
    </>
  );
}

vi.mock('./sections', () => ({
  bars: [],
  visibleSections: () => [{ path: 'notes', icon: 'list', Component: Section }],
}));
vi.mock('./useDeskEvents', () => ({ useDeskEvents: () => {} }));

beforeEach(() => {
  token = 'first';
  writes = [];
  stubFetch(respond);
});
afterEach(() => vi.unstubAllGlobals());

it('asks to sign in again over the screen when the session has ended, and keeps what is typed', async () => {
  await renderInDesk(<DeskApp />);
  await userEvent.type(await screen.findByLabelText('Note'), 'half a text');
  token = null;
  await userEvent.click(screen.getByRole('button', { name: 'Write' }));
  await screen.findByRole('alertdialog', { name: 'Please sign in again' });
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('ada@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('half a text');
  await userEvent.click(screen.getByRole('button', { name: 'Write' }));
  await vi.waitFor(() => expect(writes.at(-1)).toBe('second'));
});

it('discards the screen of an ended session only when the person signs out', async () => {
  await renderInDesk(<DeskApp />);
  await userEvent.type(await screen.findByLabelText('Note'), 'half a text');
  token = null;
  await userEvent.click(screen.getByRole('button', { name: 'Write' }));
  const dialog = await screen.findByRole('alertdialog');
  await screen.findByLabelText('Password');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(document.body);
  expect(screen.getByRole('alertdialog')).toBe(dialog);
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('half a text');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sign out' }));
  await screen.findByRole('heading', { name: /Maple/ });
});

it('tries again to read who is signed in', async () => {
  stubFetch(() => null);
  await renderInDesk(<DeskApp />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  stubFetch(respond);
  await userEvent.click(again);
  expect(await screen.findByLabelText('Note')).toBeTruthy();
});

it('repeats a write with the token of a session that began in another tab', async () => {
  await renderInDesk(<DeskApp />);
  await screen.findByLabelText('Note');
  token = 'other tab';
  await userEvent.click(screen.getByRole('button', { name: 'Write' }));
  await vi.waitFor(() => expect(writes).toEqual(['first', 'other tab']));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('says that signing out failed, and remains signed in', async () => {
  stubFetch((request) => (request.method === 'DELETE' ? null : respond(request)));
  await renderInDesk(<DeskApp />);
  await screen.findByLabelText('Note');
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await screen.findByText(/^The server can't be reached/);
  expect(screen.getByLabelText('Note')).toBeTruthy();
  stubFetch(respond);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await screen.findByRole('heading', { name: /Maple/ });
});

it('shows the sign-in after the person has signed out', async () => {
  await renderInDesk(<DeskApp />);
  await screen.findByLabelText('Note');
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await screen.findByRole('heading', { name: /Maple/ });
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

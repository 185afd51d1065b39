import type { ApiRequest, Transport } from '@contract/transport';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { waitFor } from '@tests/waitFor';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OpenSessions } from './OpenSessions';
import { PasskeySignIn } from './PasskeySignIn';
import { Passkeys } from './Passkeys';
import { DeleteAccount, ExportData } from './PersonalData';
import { VerifyNotice } from './VerifyNotice';

const sessions = [
  { id: '1', browser: 'Chrome', system: 'Windows', used_at: '2026-11-20T10:00:00Z', is_current: true },
  { id: '2', browser: 'Entrance kiosk', system: '', used_at: '2026-11-19T10:00:00Z', is_current: false },
];
let passkeys = [{ id: 'p1', name: 'My phone', created_at: '2026-11-01T10:00:00Z' }];
let sent: string[] = [];

/** The backend of a dealer that has none of the calls. */
const missing = async () => ({ status: 404, body: null });

const own = async ({ method, path, body }: ApiRequest) => {
  if (method !== 'GET') sent.push(`${method} ${path} ${JSON.stringify(body ?? null)}`);
  if (method === 'PUT') passkeys = passkeys.map((passkey) => ({ ...passkey, ...(body as { name: string }) }));
  if (path.endsWith('/sessions'))
    return { status: 200, body: method === 'GET' ? sessions : { success: true } };
  if (path.endsWith('/passkeys')) return { status: 200, body: passkeys };
  return { status: 200, body: { success: true } };
};

beforeEach(() => {
  sent = [];
  sessionStorage.clear();
  vi.stubGlobal('PublicKeyCredential', class {});
});
afterEach(() => vi.unstubAllGlobals());

const open = (send: Transport) => {
  const { wrap } = createTestApp({ send });
  return render(
    wrap(
      <>
        <OpenSessions />
        <Passkeys />
        <PasskeySignIn onSignedIn={() => {}} />
        <ExportData />
        <DeleteAccount />
        <VerifyNotice email="ada@example.com" />
      </>,
    ),
  );
};
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

it('hides the sessions and passkeys at once on a backend without the calls, all other parts at their first use', async () => {
  const { container } = open(missing);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Where you are signed in' })).toBeNull());
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Passkeys' })).toBeNull());
  await click('Sign in with a passkey');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull());
  for (const [name, title] of [
    ['Export my data', 'Your data'],
    ['Delete my account', 'Delete the account'],
  ] as const) {
    await click(name);
    const part = within(screen.getByRole('region', { name: title }));
    await userEvent.type(part.getByLabelText('Current password'), 'secret');
    await userEvent.click(part.getByRole('button', { name: /Download|Delete permanently/ }));
    await waitFor(() => expect(screen.queryByRole('region', { name: title })).toBeNull());
  }
  await click(/Send/);
  await waitFor(() => expect(container.textContent).toBe(''));
});

it('lists where the customer is signed in, and signs out one browser or all others', async () => {
  open(own);
  const list = within(await screen.findByRole('region', { name: 'Where you are signed in' }));
  expect((await list.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('This browser'),
    expect.stringContaining('Entrance kiosk'),
  ]);
  await userEvent.click(list.getByRole('button', { name: /Entrance kiosk/ }));
  await userEvent.click(list.getByRole('button', { name: 'Sign out everywhere else' }));
  await waitFor(() =>
    expect(sent).toEqual(['DELETE /customers/self/sessions/2 null', 'DELETE /customers/self/sessions null']),
  );
});

it('renames a passkey', async () => {
  open(own);
  const list = within(await screen.findByRole('region', { name: 'Passkeys' }));
  await userEvent.click(await list.findByRole('button', { name: 'Rename the passkey My phone' }));
  const field = list.getByLabelText('Name of the passkey');
  await userEvent.clear(field);
  await userEvent.click(list.getByRole('button', { name: 'Save the name' }));
  expect(sent).toEqual([]);
  await userEvent.type(field, 'Office laptop');
  await userEvent.click(list.getByRole('button', { name: 'Save the name' }));
  expect(await list.findByText('Office laptop')).toBeTruthy();
  expect(sent).toEqual(['PUT /customers/self/passkeys/p1 {"name":"Office laptop"}']);
});

it('says that a passkey can’t be used when the options of the backend are unusable', async () => {
  open(own);
  await click('Sign in with a passkey');
  expect((await screen.findByRole('alert')).textContent).toMatch(/passkey/);
  await click('Add a passkey');
  const list = within(screen.getByRole('region', { name: 'Passkeys' }));
  await userEvent.type(list.getByLabelText('Name of the passkey'), 'Laptop');
  await userEvent.type(list.getByLabelText('Current password'), 'secret');
  await userEvent.click(list.getByRole('button', { name: 'Create the passkey' }));
  expect((await list.findByRole('alert')).textContent).toMatch(/passkey/);
});

it('says that the passkeys could not be read, rather than showing none', async () => {
  open(async (request) =>
    request.path.endsWith('/passkeys') ? { status: 403, body: { message: 'Not now.' } } : own(request),
  );
  const list = within(await screen.findByRole('region', { name: 'Passkeys' }));
  expect((await list.findByRole('alert')).textContent).toBe('Not now.');
});

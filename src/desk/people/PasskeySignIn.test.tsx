import { getDeskSession } from '@contract/desk/staff';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInDesk } from '@tests/renderInDesk';
import { stubFetch } from '@tests/stubFetch';
import { useDispatch } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { deskApi, useRead } from '@/desk/deskApi';
import { PasskeySignIn } from './PasskeySignIn';

vi.mock('@simplewebauthn/browser', () => ({
  browserSupportsWebAuthn: () => true,
  startAuthentication: () => Promise.reject(new Error('The person cancelled.')),
}));

afterEach(() => vi.unstubAllGlobals());

function Page() {
  const dispatch = useDispatch();
  useRead(getDeskSession, undefined);
  return (
    <>
      <PasskeySignIn onFailure={() => undefined} />
      <button type="button" onClick={() => dispatch(deskApi.util.invalidateTags(['session']))}>
        The stream was rejected
      </button>
    </>
  );
}

it('asks for the options of a passkey only when the person wants to use one', async () => {
  const tenant = { code: 'maple', name: 'Maple', languages: ['en'], time_zone: 'UTC' };
  const requests = stubFetch(({ url }) =>
    Response.json(
      url.endsWith('/passkey') ? { options: { challenge: 'c' } } : { person: null, csrf_token: '', tenant },
    ),
  );
  const count = (path: string) => requests.filter(({ url }) => url.endsWith(path)).length;
  await renderInDesk(<Page />);
  await userEvent.click(screen.getByRole('button', { name: /passkey/i }));
  await vi.waitFor(() => expect(count('/session/passkey')).toBe(1));
  await vi.waitFor(() => expect(count('/session')).toBe(1));
  for (let times = 2; times < 5; times += 1) {
    await userEvent.click(screen.getByRole('button', { name: 'The stream was rejected' }));
    await vi.waitFor(() => expect(count('/session')).toBe(times));
  }
  expect(count('/session/passkey')).toBe(1);
});

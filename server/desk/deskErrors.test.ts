import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DeskBrowser, openTestDesk, type TestDesk } from '../../tests/backend/testDesk.ts';

let desk: TestDesk;
beforeAll(async () => {
  desk = await openTestDesk();
});
afterAll(() => desk.close());

const send = async (
  method: 'POST' | 'PUT',
  path: string,
  payload: object,
  { language, browser }: { language: string; browser?: DeskBrowser },
) => {
  const cookies = browser && { cookie: browser.cookie, 'x-csrf-token': browser.csrf };
  const headers = { host: 'localhost', 'accept-language': language, ...cookies };
  return (await desk.app.inject({ method, url: `/desk/api${path}`, headers, payload })).json();
};

it('says in the language of the desk why a call was refused', async () => {
  const wrong = { email: 'nobody@example.com', password: 'wrong' };
  const messageIn = async (language: string) =>
    (await send('POST', '/session', wrong, { language })).messages.error[0];
  expect(await messageIn('en')).toEqual({ code: 'sign_in', message: 'Email or password is wrong.' });
  expect(await messageIn('fr')).toEqual({
    code: 'sign_in',
    message: 'Le courriel ou le mot de passe est incorrect.',
  });
});

it('names the field, and fills in the placeholders of a message', async () => {
  const browser = await desk.signedIn('editor');
  const past = { text: { en: 'Sale', fr: '' }, is_emergency: false, targets: [{ kind: 'all', value: '' }] };
  const body = { ...past, ends_at: '2020-01-01T00:00:00Z' };
  const refused = await send('POST', '/messages', body, { language: 'fr-CA', browser });
  expect(refused.fields).toEqual({ ends_at: 'La fin du message est passée.' });
  const url = '/desk/api/reports/plays?from=2020-01-01&until=2026-01-01';
  const headers = { host: 'localhost', 'accept-language': 'fr', cookie: browser.cookie };
  const tooLong = (await desk.app.inject({ url, headers })).json();
  expect(tooLong.messages.error[0].message).toBe('Veuillez choisir au plus 400 jours.');
});

import type { ApiRequest } from '@contract/transport';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { captchaFor, playCaptcha } from '@tests/playCaptcha';
import { waitFor } from '@tests/waitFor';
import { beforeAll, expect, it, vi } from 'vitest';
import { SignUp } from './SignUp';

beforeAll(playCaptcha);

async function fillIn(forms: string[]) {
  const sent: ApiRequest[] = [];
  const done = vi.fn();
  const { wrap } = createTestApp({
    config: captchaFor(...forms),
    send: async (request) => {
      sent.push(request);
      const customer_data = { csrf_token: 'x', sid: '1' };
      return { status: 201, body: { customer_id: '1', isloggedin: true, customer_data } };
    },
  });
  render(wrap(<SignUp next="" onSignedIn={done} />));
  for (const label of ['First name', 'Last name', 'Email'])
    await userEvent.type(screen.getByLabelText(label), `ada@example.com`);
  await userEvent.type(screen.getByLabelText('Password'), 'violet-anvil-harbour');
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  return { sent, done, submit };
}

it('requires the captcha where the tenant enables it, and sends the token (docs/spec/14 §3)', async () => {
  const { sent, done, submit } = await fillIn(['user_create']);
  await submit();
  await screen.findByText('Please confirm that you are not a robot.');
  expect(sent).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'I am a person' }));
  await submit();
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(sent[0]).toMatchObject({ path: '/customers', body: { 'g-recaptcha-response': 'token-1' } });
});

it('requires no captcha where only other forms have one', async () => {
  const { sent, done, submit } = await fillIn(['guest_checkout', 'newsletter']);
  await submit();
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(sent[0]?.body).not.toHaveProperty('g-recaptcha-response');
});

it.each([
  ['required', 'Last name', 0],
  ['optional', 'Last name (optional)', 1],
] as const)('sends a single name where the last name is %s', async (lastname, label, count) => {
  const sent: ApiRequest[] = [];
  const { wrap } = createTestApp({
    config: { display_features: { checkout: { address_fields: { lastname } } } },
    send: async (request) => {
      sent.push(request);
      return { status: 422, body: {} };
    },
  });
  render(wrap(<SignUp next="" onSignedIn={() => {}} />));
  expect(screen.getByLabelText(label)).toBeTruthy();
  await userEvent.type(screen.getByLabelText('First name'), 'Sukarno');
  await userEvent.type(screen.getByLabelText('Email'), 'sukarno@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'violet-anvil-harbour');
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  await waitFor(() =>
    expect(sent.length === 1 || screen.queryByText('Please fill in “Last name”.') !== null).toBe(true),
  );
  expect(sent).toHaveLength(count);
});

import { session } from '@contract/customer';
import type { ApiRequest } from '@contract/transport';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { captchaFor, playCaptcha } from '@tests/playCaptcha';
import { waitFor } from '@tests/waitFor';
import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Overview } from './Overview';
import { Profile } from './Profile';

beforeAll(playCaptcha);

const ada = { customer_id: 5, isloggedin: true, firstname: 'Ada', lastname: 'Lind', email: 'Ada@Shop.co' };

function renderProfile(config = {}) {
  const sent: ApiRequest[] = [];
  const { wrap } = createTestApp({
    config,
    send: async (request) => {
      sent.push(request);
      return { status: 200, body: { ...ada, customer_data: {} } };
    },
  });
  render(wrap(<Profile customerId="5" session={z.parse(session, ada)} />));
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  return { sent, save };
}

it('asks for the password when the email changes, and not for one with capitals that stays', async () => {
  renderProfile();
  expect(screen.queryByLabelText(/password/i)).toBeNull();
  await userEvent.type(screen.getByLabelText('Email'), 'm');
  expect(screen.getByLabelText(/password/i)).toBeTruthy();
});

it('changes the newsletter by its own call, only when it was changed (docs/spec/14 §4)', async () => {
  const { sent, save } = renderProfile();
  await save();
  await screen.findByText('Saved.');
  await userEvent.click(screen.getByRole('checkbox'));
  await save();
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'PUT /customers/5',
    'PUT /customers/5',
    'PUT /newsletter',
  ]);
  expect(sent[1]?.body).not.toHaveProperty('newsletter_is_subscribed');
  expect(sent[2]?.body).toEqual({ is_subscribed: true });
});

it('requires the captcha of the newsletter only when that is changed (docs/spec/14 §3)', async () => {
  const { sent, save } = renderProfile(captchaFor('newsletter'));
  expect(screen.queryByRole('button', { name: 'I am a person' })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox'));
  await save();
  await screen.findByText('Please confirm that you are not a robot.');
  expect(sent).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'I am a person' }));
  await save();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toMatchObject({ 'g-recaptcha-response': expect.stringMatching(/^token-/) });
});

it('has no parts whose calls need a customer id without one (docs/spec/14 §3)', async () => {
  const sent: string[] = [];
  const { wrap } = createTestApp({
    send: async ({ path }) => {
      sent.push(path);
      return { status: 200, body: [] };
    },
  });
  render(wrap(<Overview session={z.parse(session, { ...ada, customer_id: null })} orders={null} />));
  await screen.findByText('Hello, Ada');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(sent.filter((path) => path.startsWith('/customers//'))).toEqual([]);
});

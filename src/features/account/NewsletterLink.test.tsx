import type { ApiRequest, ApiResponse } from '@contract/transport';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { expect, it, vi } from 'vitest';
import { NewsletterLink } from './NewsletterLink';

function open(isSubscribed: boolean, response: ApiResponse) {
  const send = vi.fn(async (_request: ApiRequest) => response);
  const { wrap } = createTestApp({ send, path: '/account/newsletter/unsubscribe?token=t0ken' });
  render(wrap(<NewsletterLink isSubscribed={isSubscribed} />));
  return send;
}

it.each([
  [true, 'Confirm', 'Thank you. You will get our news by email.'],
  [false, 'Unsubscribe', 'You will no longer get news from us.'],
])('subscribed %s: sends the token only once a person clicks %s', async (isSubscribed, button, done) => {
  const send = open(isSubscribed, { status: 200, body: { success: true } });
  expect(send).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(done)).toBeTruthy();
  expect(send.mock.calls[0]?.[0]).toMatchObject({
    method: 'PUT',
    path: '/newsletter/link',
    body: { token: 't0ken', is_subscribed: isSubscribed },
  });
});

it('shows the server’s message for an expired link', async () => {
  const body = { messages: { error: [{ code: 'linkExpired', message: 'This link has expired.' }] } };
  open(false, { status: 410, body });
  await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect((await screen.findByRole('alert')).textContent).toContain('This link has expired.');
});

import { render, waitFor } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ChangePassword } from './ChangePassword';
import { PasswordProof } from './PasswordProof';
import { ResetPassword } from './ResetPassword';

it.each([
  ['changes the password', <ChangePassword key="change" customerId="1" />],
  [
    'asks for the password',
    <PasswordProof key="proof" submitLabel="Go on" isBusy={false} error={null} onSubmit={async () => true} />,
  ],
  ['sets a password by an emailed link', <ResetPassword key="reset" />],
])('a form that %s names whose it is, before the password, to password managers', async (_, form) => {
  const { wrap } = createTestApp({
    path: '/account/reset-password?token=x#email=ada%40example.com',
    send: async () => ({
      status: 200,
      body: { customer_id: '1', isloggedin: true, email: 'ada@example.com', customer_data: {} },
    }),
  });
  const { container } = render(wrap(form));
  await waitFor(() => {
    const fields = [...container.querySelectorAll('input')];
    expect(fields[0]).toMatchObject({ type: 'text', autocomplete: 'username', value: 'ada@example.com' });
    expect(fields[1]?.type).toBe('password');
  });
});

it('takes the email of the link out of the address, and shows the form without it until then, as the server does', async () => {
  window.history.replaceState(null, '', '/account/reset-password?token=x#email=ada%40example.com');
  const { wrap } = createTestApp({
    path: '/account/reset-password?token=x#email=ada%40example.com',
    send: async () => ({ status: 200, body: {} }),
  });
  const form = wrap(<ResetPassword />);
  expect(renderToString(form)).not.toContain('ada@example.com');
  render(form);
  await waitFor(() => expect(window.location.hash).toBe(''));
  expect(window.location.search).toBe('?token=x');
});

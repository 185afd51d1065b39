import { render, waitFor } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
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

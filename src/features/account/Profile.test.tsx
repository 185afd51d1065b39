import { session } from '@contract/customer';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Profile } from './Profile';

it('asks for the password when the email changes, and not for one with capitals that stays', async () => {
  const ada = { customer_id: 5, isloggedin: true, firstname: 'Ada', lastname: 'Lind', email: 'Ada@Shop.co' };
  render(createTestApp().wrap(<Profile session={z.parse(session, ada)} />));
  expect(screen.queryByLabelText(/password/i)).toBeNull();
  await userEvent.type(screen.getByLabelText('Email'), 'm');
  expect(screen.getByLabelText(/password/i)).toBeTruthy();
});

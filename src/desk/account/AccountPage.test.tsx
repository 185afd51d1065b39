import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type DeskRequest, renderDeskPage } from '@tests/renderDeskPage';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

it('says whether a passkey was deleted', async () => {
  let passkeys = [{ id: 'key', name: 'Laptop', created_at: '2026-11-20T20:00:00Z' }];
  let isAway = true;
  const respond = ({ method }: DeskRequest) => {
    if (method === 'GET') return { passkeys, sessions: 1 };
    if (isAway) return null;
    passkeys = [];
    return { success: true };
  };
  await renderDeskPage('/account', respond);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const failure = await screen.findByText('Something went wrong. Please try again.');
  expect(failure.closest('[role="alert"]')).not.toBeNull();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The passkey was deleted.')).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByText('Laptop')).toBeNull());
});

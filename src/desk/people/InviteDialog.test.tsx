import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type DeskRequest, renderDeskPage } from '@tests/renderDeskPage';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

it('opens without the input and the failure of an earlier attempt', async () => {
  const respond = ({ method }: DeskRequest) => (method === 'GET' ? { staff: [] } : null);
  await renderDeskPage('/people', respond);
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Invite a person' }));
    const dialog = within(await screen.findByRole('dialog'));
    return { dialog, email: await dialog.findByLabelText<HTMLInputElement>('Email') };
  };
  const { dialog, email } = await open();
  await userEvent.type(email, 'bo@example.com');
  await userEvent.click(dialog.getByRole('button', { name: 'Invite a person' }));
  await dialog.findByText('Something went wrong. Please try again.');
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const second = await open();
  expect(second.email.value).toBe('');
  expect(second.dialog.queryByText('Something went wrong. Please try again.')).toBeNull();
});

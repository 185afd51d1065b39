import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type DeskRequest, renderDeskPage } from '@tests/renderDeskPage';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

const settings = {
  alerts: {
    emails: [],
    webhook_url: '',
    offline_minutes: 10,
    disk_limit_mb: 500,
    wanted_version: '',
    notifies_end: false,
  },
  has_webhook_secret: false,
  member_code: 'MAPLE',
  has_passcode: true,
  has_staff_passcode: true,
};
const respond = ({ method, url }: DeskRequest) => {
  if (method !== 'GET') return { success: true };
  return url === '/fleet-settings'
    ? settings
    : { devices: [], locations: [], now: '2026-11-20T12:00:00.000Z' };
};

it.each([
  ['Registration passcode', '864209', 1],
  ['Secret of the webhook', 'sixteen-characters-long', 0],
])('has no unsaved changes after a secret was saved: %s', async (label, secret, form) => {
  await renderDeskPage('/devices/settings', respond);
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  await userEvent.type(field, secret);
  const save = screen.getAllByRole('button', { name: 'Save' })[form];
  if (!save) throw new Error('The form has no button.');
  await userEvent.click(save);
  await screen.findByText('Saved.');
  expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe('');
  await userEvent.click(screen.getByText('All devices'));
  expect(await screen.findByText('No screen is registered yet')).toBeTruthy();
});

import { fireEvent, render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { beforeEach, expect, it, vi } from 'vitest';
import type { KioskBridge, ProxyChange } from '@/platform/platform';
import { ProxyForm } from './ProxyForm';

const setProxy = vi.fn(async (_change: ProxyChange) => {});
const bridge = { shell: { setProxy } } as unknown as KioskBridge;
const info = { proxy: 'http://proxy.example:3128', proxyUser: 'kiosk' };

beforeEach(() => {
  setProxy.mockReset().mockResolvedValue();
  render(createTestApp().wrap(<ProxyForm bridge={bridge} info={info} onBack={() => {}} />));
});

const enter = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save and restart' }));
const KEPT = 'Leave the password empty to keep the one that is stored.';

it('keeps the stored password until the address changes', () => {
  expect(screen.getByText(KEPT)).toBeTruthy();
  save();
  expect(setProxy.mock.lastCall?.[0]).toMatchObject({ user: 'kiosk', password: null });
  enter(/^Address/, 'http://other.example:3128');
  expect(screen.queryByText(KEPT)).toBeNull();
  save();
  expect(setProxy.mock.lastCall?.[0]).toMatchObject({ address: 'http://other.example:3128', password: '' });
});

it('says when the proxy could not be saved', async () => {
  setProxy.mockRejectedValue(new Error('ENOSPC'));
  save();
  expect((await screen.findByRole('alert')).textContent).toContain('could not be saved');
});

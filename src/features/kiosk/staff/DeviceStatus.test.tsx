import { fireEvent, render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { expect, it, vi } from 'vitest';
import type { PlayQueue } from '@/features/kiosk/plays/playQueue';
import type { KioskBridge } from '@/platform/platform';
import { DeviceStatus } from './DeviceStatus';

const device = {
  deviceId: 'entrance',
  name: 'Entrance',
  type: 'kiosk',
  orientation: 'landscape',
  location: null,
} as const;

it('says that an action of staff failed, until the next one', async () => {
  const failing = vi.fn().mockRejectedValue(new Error('ENOSPC'));
  const exitKiosk = vi.fn(async () => {});
  const bridge = {
    shell: { info: failing, rotate: failing, exitKiosk, report: async () => {} },
    device: {},
  } as unknown as KioskBridge;
  const queue = { counts: async () => ({ waiting: 0, rejected: 0 }) } as unknown as PlayQueue;
  render(createTestApp().wrap(<DeviceStatus bridge={bridge} device={device} queue={queue} />));
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Rotate the picture' }));
  expect((await screen.findByRole('alert')).textContent).toContain('did not work');
  fireEvent.click(screen.getByRole('button', { name: 'Leave the kiosk' }));
  expect(exitKiosk).toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
});

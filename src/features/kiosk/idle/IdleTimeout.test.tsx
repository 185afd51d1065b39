import type { ApiResponse } from '@contract/transport';
import { act, render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { placeOrderUncached } from '@/api/cart/placeOrder';
import type { AppThunkDispatch } from '@/api/uncachedRequest';
import type { KioskBridge } from '@/platform/platform';
import { IdleTimeout } from './IdleTimeout';

const LIMIT_MS = 300_000;
const end = vi.fn(async () => {});
let inputByShell: () => void = () => {};
const onInput = (callback: () => void) => {
  inputByShell = callback;
  return () => {};
};
const bridge = { visit: { end, onInput } } as unknown as KioskBridge;

beforeEach(() => {
  vi.useFakeTimers();
  end.mockClear();
  HTMLDialogElement.prototype.showModal ??= () => {};
});
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('ends the visit after the configured idle time', async () => {
  const { wrap } = createTestApp({ config: { kiosk_idle_timer: 60_000 } });
  const { unmount } = render(wrap(<IdleTimeout bridge={bridge} />));
  // The idle time counts from the page's time origin, so the time that has passed since is subtracted.
  const elapsedMs = performance.now();
  await pass(60_000 - elapsedMs);
  expect(end).toHaveBeenCalledExactlyOnceWith('idle');
  unmount();
});

it('ends the visit after 300,000 ms without a configured time', async () => {
  const { wrap } = createTestApp({ config: { kiosk_idle_timer: 0 } });
  const { unmount } = render(wrap(<IdleTimeout bridge={bridge} />));
  const elapsedMs = performance.now();
  await pass(LIMIT_MS - elapsedMs - 1_000);
  expect(end).not.toHaveBeenCalled();
  await pass(1_000);
  expect(end).toHaveBeenCalledExactlyOnceWith('idle');
  unmount();
});

it('lets the shopper end the visit during the warning, and continues it after input', async () => {
  const { wrap } = createTestApp({ config: { kiosk_idle_timer: LIMIT_MS } });
  const { unmount } = render(wrap(<IdleTimeout bridge={bridge} />));
  await pass(LIMIT_MS - performance.now() - 10_000);
  expect(screen.getByRole('alertdialog', { hidden: true })).toBeTruthy();
  act(() => void window.dispatchEvent(new Event('pointerdown')));
  expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull();
  await pass(LIMIT_MS - 10_000);
  const ending = document.querySelector<HTMLElement>('[data-ends-visit]');
  act(() => ending?.click());
  expect(end).toHaveBeenCalledExactlyOnceWith('shopper');
  unmount();
  end.mockClear();
  await pass(LIMIT_MS);
  window.dispatchEvent(new Event('pointerdown'));
  expect(end).not.toHaveBeenCalled();
});

it('does not end the visit while an order is pending, and restarts the idle time afterwards', async () => {
  let respondToOrder: (response: ApiResponse) => void = () => {};
  const { store, wrap } = createTestApp({
    config: { kiosk_idle_timer: LIMIT_MS },
    send: () => new Promise((resolve) => (respondToOrder = resolve)),
  });
  const { unmount } = render(wrap(<IdleTimeout bridge={bridge} />));
  const dispatch: AppThunkDispatch = store.dispatch;
  const orderPromise = dispatch(placeOrderUncached({ method: 'card', idempotencyKey: 'once' }));
  await pass(2 * LIMIT_MS);
  expect(end).not.toHaveBeenCalled();
  expect(screen.queryByRole('alertdialog')).toBeNull();

  respondToOrder({ status: 402, body: { messages: { error: [{ code: 'card', message: 'Refused' }] } } });
  await pass(0);
  await orderPromise;
  await pass(LIMIT_MS - 10_000);
  expect(screen.getByRole('alertdialog', { hidden: true })).toBeTruthy();
  await pass(10_000);
  expect(end).toHaveBeenCalledExactlyOnceWith('idle');
  unmount();
});

it('counts input that only the shell sees, such as scrolling in a framed document, but not on the warning', async () => {
  const { wrap } = createTestApp({ config: { kiosk_idle_timer: 60_000 } });
  const { unmount } = render(wrap(<IdleTimeout bridge={bridge} />));
  await pass(30_000 - performance.now());
  inputByShell();
  await pass(35_000);
  expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull();
  await pass(10_000);
  expect(screen.getByRole('alertdialog', { hidden: true })).toBeTruthy();
  inputByShell();
  await pass(16_000);
  expect(end).toHaveBeenCalledExactlyOnceWith('idle');
  unmount();
});

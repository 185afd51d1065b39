import { act, render, screen } from '@testing-library/react';
import { makeApp } from '@tests/makeApp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { placeOrderPrivately } from '@/api/cart/privateCart';
import type { AppThunkDispatch } from '@/api/privateCall';
import type { ApiAnswer } from '@/api/transport';
import type { KioskBridge } from '@/platform/platform';
import { VisitGuard } from './VisitGuard';

const LIMIT_MS = 300_000;
const end = vi.fn(async () => {});
const bridge = { visit: { end } } as unknown as KioskBridge;

beforeEach(() => {
  vi.useFakeTimers();
  end.mockClear();
  HTMLDialogElement.prototype.showModal ??= () => {};
});
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('warns and ends after the time of the configuration, five minutes where it names none', async () => {
  const { wrap } = makeApp({ config: { kiosk_idle_timer: 60_000 } });
  const { unmount } = render(wrap(<VisitGuard bridge={bridge} />));
  // The visit began with its page, whose clock the tests' has already gone on.
  const began = performance.now();
  await pass(60_000 - began);
  expect(end).toHaveBeenCalledExactlyOnceWith('idle');
  unmount();
});

it('does not end while an order that is being paid waits for its answer, then counts anew', async () => {
  let answerOrder: (answer: ApiAnswer) => void = () => {};
  const { store, wrap } = makeApp({
    config: { kiosk_idle_timer: LIMIT_MS },
    send: () => new Promise((resolve) => (answerOrder = resolve)),
  });
  const { unmount } = render(wrap(<VisitGuard bridge={bridge} />));
  const dispatch: AppThunkDispatch = store.dispatch;
  const paid = dispatch(placeOrderPrivately({ method: 'card', idempotencyKey: 'once' }));
  await pass(2 * LIMIT_MS);
  expect(end).not.toHaveBeenCalled();
  expect(screen.queryByRole('alertdialog')).toBeNull();

  answerOrder({ status: 402, body: { messages: { error: [{ code: 'card', message: 'Refused' }] } } });
  await pass(0);
  await paid;
  await pass(LIMIT_MS - 10_000);
  expect(screen.getByRole('alertdialog', { hidden: true })).toBeTruthy();
  await pass(10_000);
  expect(end).toHaveBeenCalledExactlyOnceWith('idle');
  unmount();
});

import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { waitFor } from '@tests/waitFor';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionApi } from '@/api/sessionApi';
import { AccountPanel } from './AccountPanel';
import { accountOpened, selectAccountDisplay } from './accountSlice';
import { useSignOut } from './useSignOut';

const session = { customer_id: '5', firstname: 'Ada', isloggedin: true, customer_data: {} };

async function renderPanel(source: 'header' | 'sign-in', signOutStatus = 200) {
  const { store, wrap } = createTestApp({
    send: async ({ method }) => ({ status: method === 'GET' ? 200 : signOutStatus, body: session }),
  });
  store.dispatch(accountOpened({ source, autoClose: source === 'sign-in' }));
  await store.dispatch(sessionApi.endpoints.getSession.initiate());
  render(wrap(<AccountPanel />));
  return () => selectAccountDisplay(store.getState());
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('closes by itself when it opened without a click', async () => {
  const display = await renderPanel('sign-in');
  expect(screen.getByText('Hello, Ada')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(6000));
  expect(display()).toEqual({ isOpen: false, autoClose: false, source: null });
});

it('stays open once the pointer enters it', async () => {
  const display = await renderPanel('sign-in');
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Account' }));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(display()).toMatchObject({ isOpen: true, autoClose: false, source: 'sign-in' });
});

it('takes the focus when the shopper opened it, and closes on Escape', async () => {
  const display = await renderPanel('header');
  const panel = screen.getByRole('region', { name: 'Account' });
  expect(document.activeElement).toBe(panel);
  fireEvent.keyDown(panel, { key: 'Escape' });
  expect(display().isOpen).toBe(false);
});

it('is reset by signing out', async () => {
  const display = await renderPanel('header');
  vi.useRealTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(display().source).toBeNull());
});

it('stays open and says so when signing out fails', async () => {
  const display = await renderPanel('header', 500);
  vi.useRealTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect((await screen.findByRole('alert')).textContent).toBe('We could not sign you out. Please try again.');
  expect(display().isOpen).toBe(true);
});

it.each([
  [200, false],
  [500, true],
])('closes with a sign-out on the account page that the server answers with %i', async (status, isOpen) => {
  const { store, wrap } = createTestApp({
    send: async ({ method }) => ({ status: method === 'GET' ? 200 : status, body: session }),
  });
  store.dispatch(accountOpened({ source: 'header', autoClose: false }));
  vi.useRealTimers();
  const { result } = renderHook(() => useSignOut(), { wrapper: ({ children }) => wrap(children) });
  await act(() => result.current.signOut());
  expect(selectAccountDisplay(store.getState()).isOpen).toBe(isOpen);
  expect(result.current.message !== '').toBe(isOpen);
});

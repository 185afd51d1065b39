import { act, fireEvent, render, screen } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { responseReceived } from '@/api/connectionSlice';
import { updateFound } from '@/features/shell/siteSlice';
import { PlatformProvider } from '@/platform/PlatformContext';
import { SiteNotices } from './SiteNotices';

afterEach(() => vi.restoreAllMocks());

describe('SiteNotices', () => {
  it('shows a notice while offline', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(createTestApp().wrap(<SiteNotices />));
    expect(screen.getByText(/You are offline/)).toBeTruthy();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/You are offline/)).toBeNull();
  });

  it('closes the notice until the network is missing again', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const change = (isOnline: boolean) => {
      online.mockReturnValue(isOnline);
      act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
    };
    render(createTestApp().wrap(<SiteNotices />));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/You are offline/)).toBeNull();
    change(true);
    change(false);
    expect(screen.getByText(/You are offline/)).toBeTruthy();
  });

  it('says that cookies are blocked, until a write succeeds', () => {
    const { store, wrap } = createTestApp();
    const report = (isSessionKept: boolean) =>
      act(() => void store.dispatch(responseReceived({ status: 200, isSessionKept })));
    render(wrap(<SiteNotices />));
    expect(screen.queryByText(/cookies/)).toBeNull();
    report(false);
    expect(screen.getByText(/cookies/)).toBeTruthy();
    report(true);
    expect(screen.queryByText(/cookies/)).toBeNull();
  });

  it('offers a newer version, to apply now or later', () => {
    const { store, wrap } = createTestApp();
    const apply = vi.fn(async () => {});
    const platform = { kind: 'web', kiosk: null, updates: { onReady: () => () => {}, apply } } as const;
    render(
      wrap(
        <PlatformProvider value={platform}>
          <SiteNotices />
        </PlatformProvider>,
      ),
    );
    expect(screen.queryByRole('status')).toBeNull();
    act(() => void store.dispatch(updateFound()));
    const reload = screen.getByRole('button', { name: 'Reload' });
    fireEvent.click(reload);
    expect(reload.getAttribute('aria-busy')).toBe('true');
    fireEvent.click(reload);
    expect(apply).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect(screen.queryByText('A new version is ready')).toBeNull();
  });
});

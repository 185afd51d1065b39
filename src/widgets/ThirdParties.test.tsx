import { render } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { waitFor } from '@tests/waitFor';
import { afterEach, expect, it, vi } from 'vitest';
import { configLoaded } from '@/config/configSlice';
import { PlatformProvider } from '@/platform/PlatformContext';
import type { KioskBridge, Platform } from '@/platform/platform';
import { ThirdParties } from './ThirdParties';

const runThirdParties = vi.hoisted(() => vi.fn());
const openAnalytics = vi.hoisted(() => vi.fn());
vi.mock('@/features/thirdParties/runThirdParties', () => ({ runThirdParties }));
vi.mock('@/features/analytics/openAnalytics', () => ({ openAnalytics }));
vi.mock('@/browser/scheduling', async (load) => ({
  ...(await load<object>()),
  whenPageUsable: (run: () => void) => {
    run();
    return () => {};
  },
}));

afterEach(() => vi.clearAllMocks());

const kiosk = { station: null, visit: { keepEvents: null } } as unknown as KioskBridge;

/** Opens a page of a tenant with third parties. Returns the paths that it requests. */
async function visit(bridge: KioskBridge | null): Promise<string[]> {
  const paths: string[] = [];
  const { wrap } = createTestApp({
    config: { locale: 'fr_CA', services: { gtm_id: 'GTM-1', facebook_pixel_id: '1', userway_id: 'u' } },
    send: async ({ path }) => {
      paths.push(path);
      return { status: 404, body: null };
    },
  });
  render(
    wrap(
      <PlatformProvider value={{ kiosk: bridge } as Platform}>
        <ThirdParties />
      </PlatformProvider>,
    ),
  );
  await waitFor(() => expect(openAnalytics).toHaveBeenCalled());
  return paths;
}

it('a visit on the web loads the scripts of the tenant and of the dealer', async () => {
  const paths = await visit(null);
  await waitFor(() => expect(runThirdParties).toHaveBeenCalled());
  expect(runThirdParties.mock.calls[0]?.[0], 'reviews in the language of the page').toHaveProperty(
    'locale',
    'en_US',
  );
  expect(paths).toContain('/scripts');
});

it('a visit at a kiosk loads no script, tag manager or style sheet of others (docs/spec/20 §6)', async () => {
  const paths = await visit(kiosk);
  expect(openAnalytics).toHaveBeenCalledWith(
    expect.anything(),
    expect.anything(),
    expect.objectContaining({ isOwnOnly: true, thirdParties: [] }),
  );
  // The web's visit has asked for scripts by now.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([paths, runThirdParties.mock.calls]).toEqual([[], []]);
});

it('a configuration that arrives later opens no destination again, which would count each event twice', async () => {
  const { wrap, store } = createTestApp();
  const page = () =>
    wrap(
      <PlatformProvider value={{ kiosk: null } as Platform}>
        <ThirdParties />
      </PlatformProvider>,
    );
  const { rerender } = render(page());
  await waitFor(() => expect(openAnalytics).toHaveBeenCalledTimes(1));
  const { config } = store.getState();
  if (config.tenant) store.dispatch(configLoaded({ ...config, tenant: { ...config.tenant, name: 'Maple' } }));
  rerender(page());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(openAnalytics).toHaveBeenCalledTimes(1);
});

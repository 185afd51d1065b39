import { render, screen, waitFor } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useListCategoriesQuery } from '@/api/categoriesApi';
import { responseReceived } from '@/api/connectionSlice';
import { menusApi, useListMenusQuery } from '@/api/menusApi';
import { repeatQueries } from '@/api/repeatQueries';
import { eventPost } from '@/features/analytics/post';

const stops: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Menus() {
  const { data, error } = useListMenusQuery();
  useListCategoriesQuery();
  return <p>{data ? data.map(({ label }) => label).join() : error ? 'failed' : 'loading'}</p>;
}

/** Renders a component whose menus fail with a status until `recover` is called. */
async function setup(status: number, body: unknown = null) {
  let isBroken = true;
  const paths: string[] = [];
  const { store, wrap } = createTestApp({
    send: async ({ path }) => {
      paths.push(path);
      if (path === '/categories') return { status: 200, body: [] };
      return isBroken ? { status, body } : { status: 200, body: [{ node_id: 1, label: 'Blog' }] };
    },
  });
  stops.push(repeatQueries(store));
  const { unmount } = render(wrap(<Menus />));
  await screen.findByText('failed');
  return {
    recover: () => (isBroken = false),
    reads: () => paths.filter((path) => path === '/menus').length,
    paths,
    unmount,
  };
}

it.each([
  ['a server error', 503, null],
  ['a lost connection', 0, undefined],
  ['a malformed response', 200, 'oops'],
])('repeats a query after %s every 30 s', async (_, status, body) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { recover, paths } = await setup(status, body);
  recover();
  vi.advanceTimersByTime(30_000);
  await screen.findByText('Blog');
  vi.advanceTimersByTime(120_000);
  expect(paths.filter((path) => path === '/menus')).toHaveLength(2);
  expect(paths.filter((path) => path === '/categories')).toHaveLength(1);
});

it.each(['online', 'focus'])('repeats a query at the event %s', async (event) => {
  const { recover } = await setup(503);
  recover();
  window.dispatchEvent(new Event(event));
  await screen.findByText('Blog');
});

it('reads a menu at once that the server could not get', async () => {
  let isBroken = true;
  const { store, wrap } = createTestApp({
    send: async () => (isBroken ? { status: 503, body: null } : { status: 200, body: [] }),
  });
  await store.dispatch(menusApi.endpoints.listMenus.initiate(undefined, { subscribe: false }));
  expect(menusApi.endpoints.listMenus.select()(store.getState()).isError).toBe(true);
  isBroken = false;
  render(wrap(<Menus />));
  await waitFor(() => expect(menusApi.endpoints.listMenus.select()(store.getState()).isSuccess).toBe(true));
});

it('does not repeat a refusal', async () => {
  const { reads } = await setup(403);
  vi.advanceTimersByTime(90_000);
  await waitFor(() => expect(reads()).toBe(1));
});

it('repeats nothing while the device is offline, and no query that no component uses', async () => {
  const { reads, unmount } = await setup(503);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.advanceTimersByTime(90_000);
  expect(reads()).toBe(1);
  onLine.mockReturnValue(true);
  unmount();
  await new Promise((resolve) => setTimeout(resolve, 600));
  vi.advanceTimersByTime(90_000);
  expect(reads()).toBe(1);
});

describe('data that the service worker answered with a copy', () => {
  /** A page whose menus are a copy of yesterday. The transport says so, as http.ts does. */
  async function openCopy() {
    let isSilent = true;
    const paths: string[] = [];
    const { store, wrap } = createTestApp({
      send: async ({ path }) => {
        paths.push(path);
        const label = isSilent ? 'Yesterday' : 'Today';
        const body = path === '/menus' ? [{ node_id: 1, label }] : [];
        return { status: 200, body, copy: isSilent ? 'unwanted' : undefined };
      },
    });
    const reads = () => paths.filter((path) => path === '/menus').length;
    stops.push(repeatQueries(store));
    render(wrap(<Menus />));
    await screen.findByText('Yesterday');
    return { reads, store, comeBack: () => (isSilent = false) };
  }

  it('is replaced within 30 s after the shop is back, once', async () => {
    const { comeBack, reads } = await openCopy();
    vi.advanceTimersByTime(30_000);
    await waitFor(() => expect(reads()).toBe(2));
    expect(screen.getByText('Yesterday')).toBeTruthy();
    comeBack();
    vi.advanceTimersByTime(30_000);
    await screen.findByText('Today');
    vi.advanceTimersByTime(90_000);
    expect(reads()).toBe(3);
  });

  it('is replaced at once when any other response of the shop arrives', async () => {
    const { comeBack, store } = await openCopy();
    comeBack();
    store.dispatch(responseReceived({ status: 200 }));
    await screen.findByText('Today');
  });

  it('is replaced when what analytics sent has arrived', async () => {
    const { comeBack, store } = await openCopy();
    comeBack();
    await eventPost(store.dispatch)('/alta/log', {});
    await screen.findByText('Today');
  });
});

it('a failed call beside copies does not make the shop speak, so that the copies are not read in a circle', async () => {
  const paths: string[] = [];
  const { store, wrap } = createTestApp({
    send: async ({ path }) => {
      paths.push(path);
      return path === '/menus' ? { status: 200, body: [], copy: 'unwanted' } : { status: 0, body: undefined };
    },
  });
  stops.push(repeatQueries(store));
  render(wrap(<Menus />));
  await waitFor(() => expect(paths).toHaveLength(2));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(paths).toHaveLength(2);
});

it('a page that started without data of the server reads at once what failed; one of the server leaves that to the shopper', async () => {
  for (const isFromDevice of [true, false]) {
    const paths: string[] = [];
    const send = async ({ path }: { path: string }) => {
      paths.push(path);
      return { status: 0, body: undefined };
    };
    const { store, wrap } = createTestApp({ send });
    const { unmount } = render(wrap(<Menus />));
    await screen.findByText('failed');
    stops.push(repeatQueries(store, isFromDevice));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(paths.filter((path) => path === '/menus')).toHaveLength(isFromDevice ? 2 : 1);
    unmount();
  }
});

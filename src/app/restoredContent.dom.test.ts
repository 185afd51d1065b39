import { menuItem } from '@contract/content';
import { waitFor } from '@tests/waitFor';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { ApiError } from '@/api/apiError';
import { api } from '@/api/createApi';
import { rehydrate, wipe } from './persistence';
import { makeStore } from './store';

const services = { send: async () => ({ status: 0, body: undefined }) };
const menuOf = (label: string) => [z.parse(menuItem, { node_id: '1', label })];

type Result = { data: object[] } | { error: ApiError };
let respond: (result: Result) => void = () => {};

const testApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMenus: build.query<object[], void>({
      queryFn: () =>
        new Promise<Result>((resolve) => {
          respond = resolve;
        }),
    }),
  }),
});
const { initiate, select } = testApi.endpoints.listMenus;

it.each(['pending', 'failed'])(
  'shows the content of the last visit while its request is %s, and the response afterwards',
  async (state) => {
    await wipe();
    const before = makeStore(services);
    const lastVisit = rehydrate(before);
    await waitFor(() => expect(lastVisit.getState().bootstrapped).toBe(true));
    const loading = before.dispatch(initiate());
    respond({ data: menuOf('Old') });
    await loading;
    await lastVisit.flush();
    lastVisit.pause();

    const store = makeStore(services);
    const menus = () => select()(store.getState());
    const request = store.dispatch(initiate());
    if (state === 'failed') {
      respond({ error: { status: 503, messages: [], fields: {}, code: null } });
      await request;
    }
    const persistor = rehydrate(store);
    await waitFor(() => expect(menus().data).toEqual(menuOf('Old')));
    expect(menus().isError).toBe(state === 'failed');
    const repeated =
      state === 'failed' ? store.dispatch(initiate(undefined, { forceRefetch: true })) : request;
    respond({ data: menuOf('New') });
    await repeated;
    expect(menus()).toMatchObject({ data: menuOf('New'), isSuccess: true });
    // A write that is under way would follow the next test's wipe.
    await persistor.flush();
    persistor.pause();
  },
);

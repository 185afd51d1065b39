import type { ApiRequest } from '@contract/transport';
import { renderHook, waitFor } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { afterEach, expect, it, vi } from 'vitest';
import { useLogSearch } from './useLogSearch';

const requests: ApiRequest[] = [];
afterEach(() => {
  requests.length = 0;
  vi.restoreAllMocks();
});

/** earlier: the store of an app that the shopper comes back to */
function renderLog(earlier?: ReturnType<typeof createTestApp>['store']) {
  const { wrap, tracker, store } = createTestApp({
    ...(earlier ? { store: earlier } : {}),
    send: async (request) => {
      requests.push(request);
      return { status: 200, body: { history_id: '1' } };
    },
  });
  const hook = renderHook(({ term, size }) => useLogSearch(term, size), {
    initialProps: { term: 'sofa', size: undefined } as { term: string; size: number | undefined },
    wrapper: ({ children }) => wrap(children),
  });
  return { ...hook, tracker, store };
}

it('logs a term once, although filters reload its results (docs/spec/08 §1)', async () => {
  const { rerender } = renderLog();
  for (const size of [24, undefined, 5]) rerender({ term: 'sofa', size });
  rerender({ term: 'chair', size: 9 });
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests.map(({ body }) => body)).toEqual([
    { query: 'sofa', result_size: 24 },
    { query: 'chair', result_size: 9 },
  ]);
});

it('does not log a term again when Back shows its results again', async () => {
  const first = renderLog();
  first.rerender({ term: 'sofa', size: 24 });
  await waitFor(() => expect(requests).toHaveLength(1));
  first.unmount();
  const again = renderLog(first.store);
  again.rerender({ term: 'sofa', size: 24 });
  again.rerender({ term: 'chair', size: 9 });
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests.map(({ body }) => Object(body).query)).toEqual(['sofa', 'chair']);
});

it('does not log what a crawler searches (docs/spec/19 §4)', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (compatible; bingbot/2.0)');
  const tracked: string[] = [];
  const { rerender, tracker } = renderLog();
  tracker.onTracked(({ type }) => void tracked.push(type));
  rerender({ term: 'sofa', size: 24 });
  await waitFor(() => expect(tracked).toContain('searchCompleted'));
  expect(requests).toEqual([]);
});

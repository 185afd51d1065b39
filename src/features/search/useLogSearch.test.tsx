import type { ApiRequest } from '@contract/transport';
import { renderHook, waitFor } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import { useLogSearch } from './useLogSearch';

it('logs a term once, although filters reload its results (docs/spec/08 §1)', async () => {
  const requests: ApiRequest[] = [];
  const { wrap } = createTestApp({
    send: async (request) => {
      requests.push(request);
      return { status: 200, body: { history_id: '1' } };
    },
  });
  const { rerender } = renderHook(({ term, size }) => useLogSearch(term, size), {
    initialProps: { term: 'sofa', size: undefined } as { term: string; size: number | undefined },
    wrapper: ({ children }) => wrap(children),
  });
  for (const size of [24, undefined, 5]) rerender({ term: 'sofa', size });
  rerender({ term: 'chair', size: 9 });
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests.map(({ body }) => body)).toEqual([
    { query: 'sofa', result_size: 24 },
    { query: 'chair', result_size: 9 },
  ]);
});

import { act, renderHook, waitFor } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import { LocationIdContext } from './productRequest';
import { useProducts } from './useProducts';

it('distinguishes a missing product from a failed request, which retry repeats', async () => {
  let status = 503;
  const { wrap } = createTestApp({
    send: async ({ path }) => ({
      status: path.endsWith('/8') ? 404 : status,
      body: { entity_id: 7, name: 'Sofa' },
    }),
  });
  const { result } = renderHook(() => useProducts(['7', '8']), {
    wrapper: ({ children }) => wrap(children),
  });
  expect(result.current.products).toEqual(['loading', 'loading']);
  await waitFor(() => expect(result.current.products).toEqual(['failed', 'missing']));
  status = 200;
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.products).toMatchObject([{ name: 'Sofa' }, 'missing']));
});

it('loads the prices of the selected location', async () => {
  const { wrap } = createTestApp({
    send: async ({ query }) => ({
      status: 200,
      body: { entity_id: 7, name: 'Sofa', price: query?.storelocationid === 'bend' ? 899 : 999 },
    }),
  });
  const { result } = renderHook(() => useProducts(['7']), {
    wrapper: ({ children }) => wrap(<LocationIdContext value="bend">{children}</LocationIdContext>),
  });
  await waitFor(() => expect(result.current.products).toMatchObject([{ price: 899 }]));
});

import type { ApiRequest } from '@contract/transport';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { locationSelected, positionFound } from './locationsSlice';
import { useShopperPosition } from './useShopperPosition';

it('is that of the selected location until the shopper has searched near the device', async () => {
  const requests: ApiRequest[] = [];
  const send = async (request: ApiRequest) => {
    requests.push(request);
    return { status: 200, body: [{ store_id: 'a', latitude: '45.52', longitude: -122.68 }] };
  };
  const { store, wrap } = createTestApp({ send });
  const wrapper = ({ children }: { children: ReactNode }) => wrap(children);
  const { result } = renderHook(() => useShopperPosition(), { wrapper });
  expect(result.current).toBeUndefined();
  expect(requests).toEqual([]);
  act(() => void store.dispatch(locationSelected({ store_id: 'a', store_name: 'Pearl', phone: '' })));
  await waitFor(() => expect(result.current).toEqual({ lat: '45.52', long: '-122.68' }));
  expect(requests[0]?.query).toMatchObject({ storelocationid: 'a' });
  act(() => void store.dispatch(positionFound({ lat: '47.1000', long: '-120.2000' })));
  expect(result.current).toEqual({ lat: '47.1000', long: '-120.2000' });
});

import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSalesCall } from './useSalesCall';

const fetchMock = vi.fn<typeof fetch>();
const sofa = { product_id: '7', product_name: 'Sofa', path: '/product/sofa' };
const answer = (status: string, more: object = {}) =>
  Response.json({ status, seconds: 0, accepted_by: '', ...more });
const forward = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockReset();
});
afterEach(() => vi.useRealTimers());

async function open(first: () => Response | Promise<Response>) {
  fetchMock.mockImplementation(async () => first());
  const { result } = renderHook(useSalesCall);
  await forward(0);
  return result;
}

it('is hidden where the service lacks the call, or responds with a page of its own', async () => {
  expect((await open(() => new Response('', { status: 404 }))).current.state).toBe('hidden');
  expect((await open(() => Response.json({ hello: 1 }))).current.state).toBe('hidden');
});

it('looks again after half a minute when the network failed', async () => {
  const view = await open(() => Promise.reject(new TypeError('offline')));
  expect(view.current.state).toBe('hidden');
  fetchMock.mockImplementation(async () => answer('ended'));
  await forward(30_000);
  expect(view.current.state).toBe('idle');
});

it('rings, is accepted, and says when nobody came', async () => {
  const view = await open(() => answer('ended'));
  fetchMock.mockImplementation(async () => answer('ringing', { seconds: 3 }));
  await act(() => view.current.call(sofa));
  expect(view.current.state).toBe('ringing');
  expect(JSON.parse(String(fetchMock.mock.calls.at(-1)?.[1]?.body))).toEqual(sofa);
  fetchMock.mockImplementation(async () => answer('accepted', { accepted_by: 'Ann' }));
  await forward(2_000);
  expect([view.current.state, view.current.acceptedBy]).toEqual(['accepted', 'Ann']);
  fetchMock.mockImplementation(async () => answer('ended'));
  await forward(2_000);
  expect(view.current.state, 'staff closed it').toBe('idle');
  fetchMock.mockImplementation(async () => answer('ringing'));
  await act(() => view.current.call(sofa));
  fetchMock.mockImplementation(async () => answer('ended'));
  await forward(2_000);
  expect(view.current.state, 'five minutes are over').toBe('missed');
});

it('cancels at once, and a late response does not bring the call back', async () => {
  const view = await open(() => answer('ringing'));
  let respond: (response: Response) => void = () => {};
  fetchMock.mockImplementationOnce(() => new Promise((resolve) => (respond = resolve)));
  await forward(2_000);
  fetchMock.mockImplementation(async () => answer('ended'));
  await act(() => view.current.cancel());
  await act(async () => respond(answer('ringing')));
  expect(view.current.state).toBe('idle');
  expect(fetchMock.mock.calls.at(-1)?.[1]?.method).toBe('DELETE');
});

import { act, renderHook } from '@testing-library/react';
import { type Respond, stubFetch } from '@tests/stubFetch';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSalesCall } from './useSalesCall';

let respond: Respond;
let requests: ReturnType<typeof stubFetch>;
const sofa = { product_id: '7', product_name: 'Sofa', path: '/product/sofa' };
const answer = (status: string, more: object = {}) =>
  Response.json({ status, seconds: 0, accepted_by: '', ...more });
const forward = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  requests = stubFetch((request) => respond(request));
});
afterEach(() => vi.useRealTimers());

async function open(first: Respond) {
  respond = first;
  const { result } = renderHook(useSalesCall);
  await forward(0);
  return result;
}

it('is hidden where the service lacks the call, or responds with a page of its own', async () => {
  expect((await open(() => new Response('', { status: 404 }))).current.state).toBe('hidden');
  expect((await open(() => Response.json({ hello: 1 }))).current.state).toBe('hidden');
});

it('retries after half a minute when the network failed', async () => {
  const view = await open(() => null);
  expect(view.current.state).toBe('hidden');
  respond = () => answer('ended');
  await forward(30_000);
  expect(view.current.state).toBe('idle');
});

it('rings, is accepted, and says when nobody came', async () => {
  const view = await open(() => answer('ended'));
  respond = () => answer('ringing', { seconds: 3 });
  await act(() => view.current.call(sofa));
  expect(view.current.state).toBe('ringing');
  expect(JSON.parse(requests.at(-1)?.text ?? '')).toEqual(sofa);
  respond = () => answer('accepted', { accepted_by: 'Ann' });
  await forward(2_000);
  expect([view.current.state, view.current.acceptedBy]).toEqual(['accepted', 'Ann']);
  respond = () => answer('ended');
  await forward(2_000);
  expect(view.current.state, 'staff closed it').toBe('idle');
  respond = () => answer('ringing');
  await act(() => view.current.call(sofa));
  respond = () => answer('ended');
  await forward(2_000);
  expect(view.current.state, 'five minutes are over').toBe('missed');
});

it('cancels at once, and a late response does not bring the call back', async () => {
  const view = await open(() => answer('ringing'));
  let respondLate: (response: Response) => void = () => {};
  respond = () => new Promise((resolve) => (respondLate = resolve));
  await forward(2_000);
  respond = () => answer('ended');
  await act(() => view.current.cancel());
  await act(async () => respondLate(answer('ringing')));
  expect(view.current.state).toBe('idle');
  expect(requests.at(-1)?.method).toBe('DELETE');
});

import { expect, it, vi } from 'vitest';
import type { ApiRequest, ApiResponse } from '../../../contract/transport.ts';
import { dealerCode } from './dealerCode.ts';

const missing: ApiResponse = {
  status: 404,
  body: { messages: { error: [{ code: 'not_found', message: 'There is nothing here.' }] } },
};
const runsCode = (responses: Record<string, ApiResponse>) =>
  dealerCode(
    () =>
      async ({ path }) =>
        responses[path] ?? missing,
  )('shop.example');

const script = { status: 200, body: { identifier: 'site-scripts-inline', content: '<script>a()</script>' } };

it.each<[string, Record<string, ApiResponse>, boolean]>([
  ['a backend without any call', {}, false],
  ['a backend that fails', { '/scripts': { status: 500, body: { error: { code: 7 } } } }, false],
  [
    'a list of scripts',
    { '/scripts': { status: 200, body: [{ identifier: 'chat', content: 'b()' }] } },
    true,
  ],
  ['a script in a block, without GET /scripts', { '/blocks/site-scripts-inline': script }, true],
])('%s', async (_, responses, expected) => expect(await runsCode(responses)).toBe(expected));

it.each([0, 429, 503])('the last result stays while the backend answers %i', async (status) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const send = vi.fn(async ({ path }: ApiRequest) => (path.startsWith('/blocks/') ? script : missing));
  const hasCode = dealerCode(() => send);
  expect(await hasCode('shop.example')).toBe(true);
  send.mockReset().mockResolvedValue({ status, body: null });
  // The cache of the results has its own clock, which a timer moves on.
  const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  vi.advanceTimersByTime(1);
  expect(await hasCode('shop.example')).toBe(true);
  expect(send).toHaveBeenCalled();
  now.mockRestore();
  vi.useRealTimers();
});

import { expect, it } from 'vitest';
import type { ApiResponse } from '../../../contract/transport.ts';
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

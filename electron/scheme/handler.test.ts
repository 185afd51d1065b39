import { expect, it, vi } from 'vitest';
import { createSchemeHandler } from './handler';
import { ORIGIN } from './origin';

const HASH = `${'a'.repeat(32)}:${'b'.repeat(64)}`;
const answer = { received_at: '2026-01-01T10:00:00Z', has_duplicate: true };

function loop(respond: () => Response) {
  const onPasscodeHash = vi.fn(async () => {});
  const handle = createSchemeHandler({
    webFolder: '/nowhere',
    backendUrl: 'http://backend.example',
    proxy: async () => respond(),
    loop: {
      token: () => 'the-token',
      onRevoked: async () => {},
      mediaFolder: '/nowhere',
      onPasscodeHash,
    },
    visit: null,
    rotation: 0,
  });
  const send = () => handle(new Request(`${ORIGIN}/kiosk-service/heartbeat`, { method: 'POST', body: '{}' }));
  return { send, onPasscodeHash };
}

it("hands the hash of a heartbeat's response to the shell, and none of it to the screen", async () => {
  const body = JSON.stringify({ ...answer, passcode_hash: HASH });
  const headers = { 'content-type': 'application/json', 'content-length': String(body.length) };
  const { send, onPasscodeHash } = loop(() => new Response(body, { headers }));
  const response = await send();
  expect(onPasscodeHash).toHaveBeenCalledExactlyOnceWith(HASH, 'the-token');
  expect([response.status, response.headers.has('content-length'), await response.json()]).toEqual([
    200,
    false,
    answer,
  ]);
});

it.each([
  ['of a service without the hash', () => Response.json(answer), 200],
  ['of a captive portal', () => new Response('<h1>Wi-Fi</h1>'), 200],
  ['with an error', () => Response.json({ passcode_hash: HASH }, { status: 500 }), 500],
  ['for an unknown token', () => Response.json({ passcode_hash: HASH }, { status: 401 }), 401],
])('takes no hash from a response %s', async (_, respond, status) => {
  const { send, onPasscodeHash } = loop(respond);
  expect((await send()).status).toBe(status);
  expect(onPasscodeHash).not.toHaveBeenCalled();
});

import { beforeEach, expect, it, vi } from 'vitest';
import { createPairing } from './pairing';

const device = {
  device_id: 'rug-corner',
  name: 'Rug corner',
  type: 'tv',
  orientation: 'portrait',
  token: 'the-token',
  location: { store_id: 's1', store_name: 'Pearl District' },
};
const MINUTE_MS = 60_000;
const callBackend = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const save = vi.fn(async () => {});
const redact = vi.fn();
let now = 0;

const newPairing = () =>
  createPairing({
    vault: { save },
    callBackend,
    backendUrl: 'https://shop.example',
    version: '1.0.0',
    redact,
  });
const codeResponse = (code: string) => {
  const date = new Date('2030-01-01T10:00:00Z');
  const expires_at = new Date(date.getTime() + 10 * MINUTE_MS).toISOString();
  return Response.json(
    { code, secret: `secret of ${code}`, expires_at },
    { headers: { date: date.toUTCString() } },
  );
};
const waitingResponse = () => Response.json({ device: null, passcode_hash: '', public_key: 'PEM' });

beforeEach(() => {
  vi.resetAllMocks();
  now = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

it('shows a code with its URL at the desk, and saves the device that staff registered', async () => {
  const { pair } = newPairing();
  callBackend.mockResolvedValueOnce(codeResponse('ACDE-3467'));
  const waiting = { outcome: 'waiting', code: 'ACDE-3467' };
  const url = 'https://shop.example/desk/devices/register?code=ACDE-3467';
  expect(await pair('portrait')).toEqual({ ...waiting, url });
  expect(JSON.parse(String(callBackend.mock.calls[0]?.[1].body))).toEqual({
    orientation: 'portrait',
    version: '1.0.0',
  });
  callBackend.mockResolvedValueOnce(waitingResponse());
  expect(await pair('portrait')).toMatchObject(waiting);
  expect(callBackend.mock.calls[1]?.[0]).toBe('/kiosk-service/pairings?secret=secret%20of%20ACDE-3467');
  callBackend.mockResolvedValueOnce(Response.json({ device, passcode_hash: 'salt:hash', public_key: 'PEM' }));
  const location = { storeId: 's1', name: 'Pearl District' };
  const registered = {
    deviceId: 'rug-corner',
    name: 'Rug corner',
    type: 'tv',
    orientation: 'portrait',
    location,
  };
  expect(await pair('portrait')).toEqual({ outcome: 'registered', device: registered });
  expect(save).toHaveBeenCalledWith({
    device: registered,
    token: 'the-token',
    passcodeHash: 'salt:hash',
    publicKey: 'PEM',
  });
  expect(redact.mock.calls.flat()).toEqual(['secret of ACDE-3467', 'the-token']);
});

it('asks for a new code when the service or its own clock says that the code has expired', async () => {
  const { pair } = newPairing();
  callBackend.mockResolvedValueOnce(codeResponse('AAAA-AAAA'));
  await pair('landscape');
  callBackend.mockResolvedValueOnce(Response.json({}, { status: 410 }));
  callBackend.mockResolvedValueOnce(codeResponse('CCCC-CCCC'));
  expect(await pair('landscape')).toMatchObject({ code: 'CCCC-CCCC' });
  now += 10 * MINUTE_MS + 1;
  callBackend.mockResolvedValueOnce(codeResponse('DDDD-DDDD'));
  expect(await pair('landscape')).toMatchObject({ code: 'DDDD-DDDD' });
});

it('keeps the code through a fault of network or gateway, and names a service without the call', async () => {
  const { pair } = newPairing();
  callBackend.mockRejectedValueOnce(new Error('offline'));
  expect(await pair('landscape')).toEqual({ outcome: 'unavailable' });
  callBackend.mockResolvedValueOnce(codeResponse('AAAA-AAAA'));
  await pair('landscape');
  callBackend.mockRejectedValueOnce(new Error('offline'));
  expect(await pair('landscape')).toMatchObject({ code: 'AAAA-AAAA' });
  callBackend.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect(await pair('landscape')).toMatchObject({ code: 'AAAA-AAAA' });
  for (const status of [404, 405, 501]) {
    callBackend.mockResolvedValueOnce(new Response('', { status }));
    expect(await newPairing().pair('landscape')).toEqual({ outcome: 'unsupported' });
  }
  expect(save).not.toHaveBeenCalled();
});

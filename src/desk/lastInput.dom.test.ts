import { stubFetch } from '@tests/stubFetch';
import { afterEach, expect, it, vi } from 'vitest';
import { deskHttp } from './deskApi';
import { watchInput } from './lastInput';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('marks requests as idle when nobody has used the desk lately', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  watchInput();
  const idle: (string | null)[] = [];
  stubFetch(({ headers }) => {
    idle.push(headers.get('x-idle'));
    return Response.json({});
  });
  await deskHttp.get('/orders');
  vi.setSystemTime(Date.now() + 6 * 60_000);
  await deskHttp.get('/orders');
  window.dispatchEvent(new Event('keydown'));
  await deskHttp.get('/orders');
  expect(idle).toEqual([null, '1', null]);
});

import { expect, it, vi } from 'vitest';
import { SALES_CALL_PATH } from '../../contract/kiosk';
import { BegunCalls } from './begunCalls';

const SIGN_IN = '/kiosk-service/phone-sign-ins';

function begin(...paths: string[]) {
  const callBackend = vi.fn(async (_path: string, _init: RequestInit): Promise<unknown> => undefined);
  const report = vi.fn();
  const calls = new BegunCalls({ token: () => 'a token', callBackend, report });
  for (const path of paths) calls.add(path);
  const ended = () => callBackend.mock.calls.map(([path, { method }]) => `${method} ${path}`);
  return { calls, callBackend, report, ended };
}

it('a visit ends what its shopper began, once', () => {
  const { calls, ended } = begin(SALES_CALL_PATH, SIGN_IN);
  calls.end('shopper');
  calls.end('idle');
  expect(ended()).toEqual([`DELETE ${SALES_CALL_PATH}?token=a%20token`, `DELETE ${SIGN_IN}?token=a%20token`]);
});

it('an emergency signs the shopper out, and leaves the call for a salesperson to the next end', () => {
  const { calls, ended } = begin(SALES_CALL_PATH, SIGN_IN);
  calls.end('emergency');
  expect(ended()).toEqual([`DELETE ${SIGN_IN}?token=a%20token`]);
  calls.end('idle');
  expect(ended().at(-1)).toBe(`DELETE ${SALES_CALL_PATH}?token=a%20token`);
});

it('a lost message is in the log', async () => {
  const { calls, callBackend, report } = begin(SALES_CALL_PATH);
  callBackend.mockRejectedValue(new TypeError('offline'));
  calls.end();
  await vi.waitFor(() =>
    expect(report).toHaveBeenCalledWith(`what a visit began could not be ended: ${SALES_CALL_PATH}`),
  );
});

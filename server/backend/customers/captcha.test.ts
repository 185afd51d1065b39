import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { acceptAnyToken, captchaVerifier } from './captcha.ts';

/** A stand-in for the provider with one valid token. */
const provider = createServer(async (request, reply) => {
  let body = '';
  for await (const part of request) body += String(part);
  const form = new URLSearchParams(body);
  if (form.get('response') === 'broken') return reply.end('<h1>');
  const success = form.get('secret') === 's3cret' && form.get('response') === 'good';
  return reply.end(JSON.stringify({ success, 'error-codes': [] }));
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/siteverify`;
});
afterAll(() => new Promise((resolve) => provider.close(resolve)));

const onError = vi.fn();
beforeEach(() => onError.mockClear());

it.each([
  ['good', 's3cret', true, 0],
  ['made up', 's3cret', false, 0],
  ['good', 'another secret', false, 0],
  ['broken', 's3cret', false, 1],
])('the token "%s" under %s: %s, reported %i times', async (token, secret, isGood, reports) => {
  expect(await captchaVerifier(url, secret, onError)(token)).toBe(isGood);
  expect(onError).toHaveBeenCalledTimes(reports);
});

it('an unreachable provider confirms no token, and is reported', async () => {
  expect(await captchaVerifier('http://127.0.0.1:1/', 's3cret', onError)('good')).toBe(false);
  expect(onError).toHaveBeenCalledOnce();
});

it('without a secret any token is valid, and a missing token is not', async () => {
  expect(await Promise.all(['x', ''].map(acceptAnyToken))).toEqual([true, false]);
});

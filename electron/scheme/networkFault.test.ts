import { expect, it } from 'vitest';
import { findNetworkFault, findResponseFault, NetworkState } from './networkFault';

it.each([
  ['net::ERR_CERT_AUTHORITY_INVALID', 'certificate'],
  ['net::ERR_CERT_DATE_INVALID', 'certificate'],
  ['net::ERR_SSL_PROTOCOL_ERROR', 'certificate'],
  ['net::ERR_NAME_NOT_RESOLVED', 'name'],
  ['net::ERR_DNS_TIMED_OUT', 'name'],
  ['net::ERR_PROXY_CONNECTION_FAILED', 'proxy'],
  ['net::ERR_TUNNEL_CONNECTION_FAILED', 'proxy'],
  ['net::ERR_PROXY_AUTH_UNSUPPORTED', 'proxyPassword'],
  ['net::ERR_CONNECTION_REFUSED', 'unreachable'],
  ['net::ERR_CONNECTION_TIMED_OUT', 'unreachable'],
  ['net::ERR_ADDRESS_UNREACHABLE', 'unreachable'],
  ['net::ERR_INTERNET_DISCONNECTED', 'offline'],
  ['something new', 'offline'],
])('%s is a fault of the kind %s', (message, fault) => {
  expect(findNetworkFault(new Error(message))).toBe(fault);
});

it('a request that was given up is unreachable', () => {
  expect(findNetworkFault(new DOMException('aborted', 'AbortError'))).toBe('unreachable');
});

it('a response reveals a proxy that requires a password, and a captive portal', () => {
  expect(findResponseFault({ status: 407 }, true)).toBe('proxyPassword');
  expect(findResponseFault({ status: 200 }, false)).toBe('captivePortal');
  expect(findResponseFault({ status: 500 }, true)).toBeNull();
  expect(findResponseFault({ status: 511 }, true), 'the network wants a sign-in').toBe('captivePortal');
});

it('logs each change once, with the host and the error', () => {
  const lines: string[] = [];
  const state = new NetworkState('https://shop.example/', (line) => lines.push(line));
  for (const _ of [1, 2]) state.recordError(new Error('net::ERR_CERT_AUTHORITY_INVALID'));
  expect(state.fault).toBe('certificate');
  state.record(null);
  state.record(null);
  expect(lines).toEqual([
    'network to shop.example: certificate net::ERR_CERT_AUTHORITY_INVALID',
    'network to shop.example: works again',
  ]);
});

import { expect, it } from 'vitest';
import { isPublicAddress } from './publicAddress.ts';

it.each(['8.8.8.8', '93.184.216.34', '2606:4700:4700::1111', '2a00:1450::1', '::ffff:8.8.8.8'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

it.each([
  ...[
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '100.64.0.1',
    '192.0.2.1',
    '198.51.100.1',
    '203.0.113.9',
    '240.0.0.1',
  ],
  ...[
    '::',
    '::1',
    '::127.0.0.1',
    '::10.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
  ],
  ...[
    'fec0::1',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'ff02::1',
    '2001::1',
    '2001:0:7f00:1::',
    '2001:db8::1',
    '2002:7f00:1::',
  ],
  ...['100::1', '5f00::1', '3fff::1', '4000::1', 'localhost', '', '0x7f000001'],
])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));

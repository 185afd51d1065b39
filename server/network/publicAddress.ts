import { BlockList, isIP } from 'node:net';

/** Address ranges that don't occur on the public internet (RFC 6890), or only reach this computer or its network. */
const internal = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  internal.addSubnet(network, bits);
/** The only IPv6 block assigned to the public internet (IANA), and its exceptions, some of which embed an IPv4 address. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  // Protocols, Teredo, benchmarks, ORCHID
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  internal.addSubnet(network, bits, 'ipv6');

const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;

/** Whether an IP address is public. An IPv4-mapped IPv6 address is checked as IPv4; all other translations are rejected. */
export function isPublicAddress(address: string): boolean {
  const plain = MAPPED.exec(address)?.[1] ?? address;
  const family = isIP(plain);
  if (family === 4) return !internal.check(plain, 'ipv4');
  return family === 6 && globalUnicast.check(plain, 'ipv6') && !internal.check(plain, 'ipv6');
}

import { BlockList, isIP } from 'node:net';

const hostPattern = /^(?:\[[\da-f:.]+\]|[a-z\d](?:[\w.-]*[a-z\d])?\.?)(?::\d{1,5})?$/i;
const maxLength = 259;

/** The name in a Host header: lower case, without port, brackets and trailing dot; null for an invalid header. */
export function hostNameOf(host: string): string | null {
  const address = `http://${host}`;
  if (host.length > maxLength || !hostPattern.test(host) || !URL.canParse(address)) return null;
  return new URL(address).hostname.replace(/^\[|\]$|\.$/g, '');
}

const localNetworks = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  localNetworks.addSubnet(network, bits);
localNetworks.addAddress('::1', 'ipv6');
localNetworks.addSubnet('fc00::', 7, 'ipv6');
localNetworks.addSubnet('fe80::', 10, 'ipv6');

/**
 * Whether a name is localhost, or a loopback or private IP address. An attacker can't own such a name, so pages and links that contain it
 * are safe.
 */
export function isLocalName(name: string): boolean {
  const family = isIP(name);
  return name === 'localhost' || (family !== 0 && localNetworks.check(name, family === 6 ? 'ipv6' : 'ipv4'));
}

import { lookup as resolveName } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './publicAddress.ts';

const TIMEOUT_MS = 5_000;

/**
 * Resolves a name for a connection. Because the check is part of the connection, a name that first resolves to a public address and then to
 * a private one (DNS rebinding) can't bypass it.
 */
const publicLookup: LookupFunction = (name, options, callback) =>
  resolveName(name, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
      return callback(new Error('the address belongs to a private network'), '', 0);
    if (options.all) return callback(null, addresses);
    callback(null, first.address, first.family);
  });

const isOwnComputer = (name: string) => name === 'localhost' || name === '127.0.0.1';

/**
 * The connection to an externally chosen URL: https to the public internet.
 * permitsPrivate: also private networks, and http to this computer
 * @throws Error for a URL that is not permitted
 */
export function connectionOf(url: string, permitsPrivate: boolean): { target: URL; options: RequestOptions } {
  const target = new URL(url);
  const name = target.hostname.replace(/^\[|\]$/g, '');
  if (permitsPrivate) {
    if (target.protocol === 'https:' || (target.protocol === 'http:' && isOwnComputer(name)))
      return { target, options: {} };
    throw new Error('the address is not https');
  }
  if (target.protocol !== 'https:') throw new Error('the address is not https');
  // An IP address in the URL itself is not looked up.
  if (isIP(name) !== 0 && !isPublicAddress(name)) throw new Error('the address belongs to a private network');
  return { target, options: { lookup: publicLookup } };
}

interface PublicRequest {
  url: string;
  permitsPrivate: boolean;
  headers: Record<string, string | number>;
  body: string | Buffer;
}

/**
 * Sends a POST to an externally chosen URL. Redirects are not followed, and the response is not read.
 * @throws Error with the reason, without the URL, which may contain a secret
 */
export const postPublicly = ({ url, permitsPrivate, headers, body }: PublicRequest) =>
  new Promise<{ status: number; retryAfter: string }>((resolve, reject) => {
    const { target, options } = connectionOf(url, permitsPrivate);
    const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
    const request = send(target, { ...options, method: 'POST', agent: false, headers });
    // Limits the whole exchange: a server that sends a byte now and then would otherwise block the round.
    const timer = setTimeout(() => request.destroy(new Error('no response within 5 s')), TIMEOUT_MS);
    request.once('close', () => clearTimeout(timer));
    request.once('error', reject);
    request.once('response', ({ statusCode = 0, headers: { 'retry-after': retryAfter = '' } }) => {
      resolve({ status: statusCode, retryAfter });
      request.destroy();
    });
    request.end(body);
  });

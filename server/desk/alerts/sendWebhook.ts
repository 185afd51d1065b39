import { createHmac } from 'node:crypto';
import { lookup as resolveName } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './publicAddress.ts';

const TIMEOUT_MS = 5_000;

export interface WebhookTarget {
  url: string;
  /** Signs the body; '' sends no signature. */
  secret: string;
  /** Permits addresses of private networks, and http to this computer (ALERT_WEBHOOK_PRIVATE). */
  permitsPrivate: boolean;
}

/**
 * Resolves a name for a connection. The check is part of the connection itself: a name that resolves to a public address
 * now and to a private one a moment later reaches nothing.
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

/** The connection that a target permits. @throws Error for a URL that is not permitted */
function connectionOf({ url, permitsPrivate }: WebhookTarget): { target: URL; options: RequestOptions } {
  const target = new URL(url);
  const name = target.hostname.replace(/^\[|\]$/g, '');
  if (permitsPrivate) {
    if (target.protocol === 'https:' || (target.protocol === 'http:' && isOwnComputer(name)))
      return { target, options: {} };
    throw new Error('the address is not https');
  }
  if (target.protocol !== 'https:') throw new Error('the address is not https');
  // An address in the URL itself is not looked up.
  if (isIP(name) !== 0 && !isPublicAddress(name)) throw new Error('the address belongs to a private network');
  return { target, options: { lookup: publicLookup } };
}

/** The value of the header x-signature: HMAC-SHA256 over the body, hex. */
export const signatureOf = (secret: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

/**
 * Sends a report to a dealer's own system. A redirect counts as a failure: it would lead the report, and this server, to an
 * address that nobody configured. The response is not read.
 * @throws Error with the reason, without the URL, which may contain a secret
 */
export function sendWebhook(target: WebhookTarget, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const { target: url, options } = connectionOf(target);
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const request = send(url, {
      ...options,
      method: 'POST',
      agent: false,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        ...(target.secret === '' ? {} : { 'x-signature': signatureOf(target.secret, body) }),
      },
    });
    // Of the whole exchange, not of a silence: a server that sends a byte now and then would hold the round.
    const timer = setTimeout(() => request.destroy(new Error('no response within 5 s')), TIMEOUT_MS);
    request.once('close', () => clearTimeout(timer));
    request.once('error', reject);
    request.once('response', ({ statusCode = 0 }) => {
      if (statusCode >= 200 && statusCode < 300) resolve();
      else reject(new Error(`status ${statusCode}`));
      request.destroy();
    });
    request.end(body);
  });
}

import { createHmac } from 'node:crypto';
import { postPublicly } from '../../network/publicConnection.ts';

export interface WebhookTarget {
  url: string;
  /** Key to sign the body with; if '', no signature is sent. */
  secret: string;
  /** Permits addresses of private networks, and http to this machine (ALERT_WEBHOOK_PRIVATE). */
  permitsPrivate: boolean;
}

/** The value of the header x-signature: HMAC-SHA256 over the body, hex. */
export const signatureOf = (secret: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

/**
 * Sends a report to a dealer's own system. A redirect counts as a failure, because it would lead the report, and this server, to an address
 * that nobody configured.
 * @throws Error with the reason, without the URL, which may contain a secret
 */
export async function sendWebhook({ url, secret, permitsPrivate }: WebhookTarget, body: string) {
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    ...(secret === '' ? {} : { 'x-signature': signatureOf(secret, body) }),
  };
  const { status } = await postPublicly({ url, permitsPrivate, headers, body });
  if (status < 200 || status >= 300) throw new Error(`status ${status}`);
}

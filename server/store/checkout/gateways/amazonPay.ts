import { constants, createHash, createSign } from 'node:crypto';
import * as z from 'zod/mini';
import { askProviderJson } from './askProvider.ts';

export const amazonSettings = z.object({
  /** https://pay-api.amazon.com/live */
  api_url: z.string(),
  public_key_id: z.string(),
  /** PEM: what Amazon knows the public half of. */
  private_key: z.string(),
  merchant_id: z.string(),
  store_id: z.string(),
});
export type AmazonSettings = z.output<typeof amazonSettings>;

const ALGORITHM = 'AMZN-PAY-RSASSA-PSS-V2';
const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** Amazon's signature over a text: RSA-PSS with a salt of 32 bytes. */
export function signForAmazon({ private_key }: AmazonSettings, text: string): string {
  const padding = constants.RSA_PKCS1_PSS_PADDING;
  return createSign('RSA-SHA256')
    .update(`${ALGORITHM}\n${digest(text)}`)
    .sign({ key: private_key, padding, saltLength: 32 }, 'base64');
}

const session = z.object({
  statusDetails: z.optional(z.object({ state: z.optional(z.string()) })),
  chargeId: z.optional(z.nullable(z.string())),
  message: z.optional(z.string()),
});

/** One signed POST to Amazon's API. idempotency: the same key is one charge. @throws ProviderSilent */
export function askAmazon(settings: AmazonSettings, path: string, body: object, idempotency: string) {
  const url = new URL(`${settings.api_url}/v2/${path}`);
  const headers: Record<string, string> = {
    accept: 'application/json',
    'content-type': 'application/json',
    'x-amz-pay-date': new Date().toISOString().replace(/[-:]|\.\d+/g, ''),
    'x-amz-pay-host': url.host,
    'x-amz-pay-idempotency-key': digest(idempotency).slice(0, 32),
    'x-amz-pay-region': 'us',
  };
  const text = JSON.stringify(body);
  const names = Object.keys(headers).sort();
  const lines = names.map((name) => `${name}:${headers[name]}`);
  const canonical = ['POST', url.pathname, '', ...lines, '', names.join(';'), digest(text)].join('\n');
  const authorization = `${ALGORITHM} PublicKeyId=${settings.public_key_id}, SignedHeaders=${names.join(';')}, Signature=${signForAmazon(settings, canonical)}`;
  return askProviderJson(session, url.href, { headers: { ...headers, authorization }, body: text });
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withoutLanguage } from '../../../contract/addresses.ts';

/** Fields that a provider sends back to the shop. Other form fields are dropped, because URLs are stored in histories and logs. */
const returnFields = new Set([
  'payment',
  'token',
  'PayerID',
  'transid',
  'checkout_id',
  'checkout_token',
  'amazonCheckoutSessionId',
  'uid',
]);

const MAX_BYTES = 16_384;
const MAX_VALUE = 500;
const returnPath = /^\/checkout(\/(payment|review|success|confirmation|onepage))?\/?$/;

type FormField = [name: string, value: string];

/** The text fields of a form in any encoding (urlencoded, multipart or text/plain); none if it is malformed. */
async function readForm(type: string, body: Buffer): Promise<FormField[]> {
  if (/^text\/plain/i.test(type)) return [...new URLSearchParams(body.toString().replaceAll('\r\n', '&'))];
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    return [...form].filter((field): field is FormField => typeof field[1] === 'string');
  } catch {
    // The redirect has to work even so; its data is also in its URL.
    return [];
  }
}

/**
 * Handles providers that redirect to the shop by POST: the browser sends the same fields again by GET. A cross-site POST does not include
 * the session cookie (SameSite=Lax), but the request after it does. The POST itself changes nothing.
 */
export async function paymentReturns(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    // Accepts a form in any encoding; other bodies, such as a script's JSON, are ignored.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MAX_BYTES },
      async ({ headers }: FastifyRequest, body: Buffer) => readForm(headers['content-type'] ?? '', body),
    );
    scope.post('/*', { bodyLimit: MAX_BYTES }, async (request, reply) => {
      const [path = '/', search = ''] = request.url.split('?');
      if (!returnPath.test(withoutLanguage(path))) return reply.callNotFound();
      const params = new URLSearchParams(search);
      for (const [name, value] of (request.body as FormField[] | undefined) ?? [])
        if (returnFields.has(name) && value.length <= MAX_VALUE) params.set(name, value);
      const query = params.size > 0 ? `?${params}` : '';
      return reply.header('cache-control', 'no-store').redirect(path + query, 303);
    });
  });
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withoutLanguage } from '../../../contract/addresses.ts';

/** What a provider sends on the return to the shop; other fields of its form never reach an address, which histories and logs keep. */
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

/** The texts of a form in its encoding (urlencoded, multipart or text/plain); none of a malformed one. */
async function readForm(type: string, body: Buffer): Promise<FormField[]> {
  if (/^text\/plain/i.test(type)) return [...new URLSearchParams(body.toString().replaceAll('\r\n', '&'))];
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    return [...form].filter((field): field is FormField => typeof field[1] === 'string');
  } catch {
    // The return itself matters; what it says is in its address, too.
    return [];
  }
}

/**
 * Understands a provider that returns by POST: the browser sends the same fields again by GET. Its session cookie (SameSite=Lax)
 * does not come with the POST of another site, but with the request that follows. The POST itself changes nothing.
 */
export async function paymentReturns(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    // A form of any encoding; what is none, such as JSON of a script, is ignored.
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

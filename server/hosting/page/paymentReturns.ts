import type { FastifyInstance } from 'fastify';

/** What a provider tells on the return to the shop; other fields of its form never reach an address, which histories and logs keep. */
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
const returnPath =
  /^(\/[a-z]{2}(-[A-Za-z]{2})?)?\/checkout(\/(payment|review|success|confirmation|onepage))?\/?$/;

/**
 * Understands a provider that returns by POST: the browser sends the same fields again by GET. Its session cookie (SameSite=Lax)
 * does not come with the POST of another site, but with the request that follows. The POST itself changes nothing.
 */
export async function paymentReturns(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      async (_request: unknown, body: string) => body,
    );
    scope.post('/*', { bodyLimit: MAX_BYTES }, async (request, reply) => {
      const [path = '/', search = ''] = request.url.split('?');
      if (!returnPath.test(path)) return reply.callNotFound();
      const params = new URLSearchParams(search);
      const body = typeof request.body === 'string' ? request.body : '';
      for (const [name, value] of new URLSearchParams(body))
        if (returnFields.has(name) && value.length <= MAX_VALUE) params.set(name, value);
      const query = params.size > 0 ? `?${params}` : '';
      return reply.header('cache-control', 'no-store').redirect(path + query, 303);
    });
  });
}

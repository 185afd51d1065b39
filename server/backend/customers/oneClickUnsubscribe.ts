import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { BackendContext } from '../backendContext.ts';
import { registerErrorHandler } from '../errorHandler.ts';
import { addressKey, enforceLimit } from '../limits/rateLimiter.ts';
import { languageOf } from '../tenant/language.ts';
import { tenantOfRequest } from '../tenant/tenants.ts';
import { followNewsletterLink } from './newsletter.ts';

const query = z.object({ token: z._default(z.string().check(z.maxLength(200)), '') });
const PATH = '/account/newsletter/unsubscribe';

/**
 * A POST to the link in the header List-Unsubscribe ends the subscription without showing a page (RFC 8058). A GET shows a page that waits
 * for a click, because mail scanners open links.
 */
export async function oneClickUnsubscribe(app: FastifyInstance, { backend }: { backend: BackendContext }) {
  registerErrorHandler(app);
  app.removeAllContentTypeParsers();
  // The body contains List-Unsubscribe=One-Click in one of two encodings and is ignored; only the token matters.
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 1000 }, async () => null);
  for (const url of [PATH, `/:language${PATH}`])
    app.post(url, async (request, reply) => {
      const { db, clock } = backend;
      const tenant = await tenantOfRequest(backend, request);
      const language = languageOf(request.headers['accept-language'], tenant);
      await enforceLimit(backend, language, 'verification', addressKey(request.ip));
      const parsed = query.safeParse(request.query);
      const token = parsed.success ? parsed.data.token : '';
      await followNewsletterLink({ db, tenant, language, now: clock() }, token, false);
      return reply.header('cache-control', 'no-store').code(204).send();
    });
}

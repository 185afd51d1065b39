import type { FastifyInstance } from 'fastify';

/** Adds `Vary: Accept-Language` below a prefix, because the responses of one URL differ by language. */
export function varyByLanguage(app: FastifyInstance, prefix: string): void {
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith(prefix)) return;
    const vary = reply.getHeader('vary');
    void reply.header('vary', vary ? `${String(vary)}, accept-language` : 'accept-language');
  });
}

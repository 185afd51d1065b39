import type { FastifyInstance } from 'fastify';

/** One address of the shop answers in several languages: a cache must not give a French page English names. */
export function varyByLanguage(app: FastifyInstance, prefix: string): void {
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith(prefix)) return;
    const before = reply.getHeader('vary');
    void reply.header('vary', before ? `${String(before)}, accept-language` : 'accept-language');
  });
}

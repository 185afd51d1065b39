import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { getBlock, listScripts } from '../../../src/api/contract/content.ts';
import { dealerScripts, scriptBlocks } from '../../../src/api/contract/dealerScripts.ts';
import type { StoreApi } from '../storeApi.ts';

interface Place {
  holder: string;
  which: string;
}

/**
 * The code of the dealer's inline scripts as files of this host: /_site/{block}/{number}.js, and /_site/scripts/{identifier}.js
 * for GET /scripts. The policy of a page lets no script run that stands in the page itself.
 */
export async function siteScripts(app: FastifyInstance, { api }: { api: StoreApi }): Promise<void> {
  async function codeOf(host: string, { holder, which }: Place): Promise<string | undefined> {
    const ask = (path: string) => api(host, '')({ method: 'GET', path });
    if (holder === 'scripts') {
      const { body } = await ask(listScripts.path);
      const listed = z.safeParse(listScripts.response, body).data ?? [];
      return listed.find(({ identifier }) => identifier === which)?.content;
    }
    if (!scriptBlocks.some((known) => known === holder)) return undefined;
    const { body } = await ask(getBlock.path.replace('{identifier}', holder));
    const block = z.safeParse(getBlock.response, body).data;
    return dealerScripts(block?.content ?? '')[Number(which)]?.code;
  }

  app.get<{ Params: Place }>('/_site/:holder/:which.js', async (request, reply) => {
    const code = await codeOf(request.host, request.params);
    if (!code) return reply.callNotFound();
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(code);
  });
}

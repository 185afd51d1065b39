import type { FastifyInstance } from 'fastify';
import { getBlock, listScripts } from '../../../contract/content.ts';
import { isScriptMarkup, scriptBlocks } from '../../../contract/dealerScripts.ts';
import { dealerScripts } from '../../../contract/parseScripts.ts';
import { readResponse } from '../../../contract/readResponse.ts';
import type { BackendApi } from '../backendApi.ts';

interface ScriptParams {
  /** A block's identifier, or `scripts`. */
  source: string;
  /** Position of a script in the block, or its identifier in GET /scripts. */
  script: string;
}

/**
 * Serves the dealer's inline scripts as files: /_site/{block}/{number}.js, and /_site/scripts/{identifier}.js for
 * GET /scripts. The content-security policy blocks inline scripts.
 */
export async function siteScripts(app: FastifyInstance, { api }: { api: BackendApi }): Promise<void> {
  async function codeOf(host: string, { source, script }: ScriptParams): Promise<string | undefined> {
    const get = (path: string) => api(host, '')({ method: 'GET', path });
    if (source === 'scripts') {
      const { body } = await get(listScripts.path);
      const scripts = readResponse(listScripts.response, body).data ?? [];
      const { content = '' } = scripts.find(({ identifier }) => identifier === script) ?? {};
      if (!isScriptMarkup(content)) return content;
      return dealerScripts(content)
        .map(({ code }) => code)
        .join('\n');
    }
    if (!scriptBlocks.some((block) => block === source)) return undefined;
    const { body } = await get(getBlock.path.replace('{identifier}', source));
    const block = readResponse(getBlock.response, body).data;
    return dealerScripts(block?.content ?? '')[Number(script)]?.code;
  }

  app.get<{ Params: ScriptParams }>('/_site/:source/:script.js', async (request, reply) => {
    const code = await codeOf(request.host, request.params);
    if (!code) return reply.callNotFound();
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(code);
  });
}

import { getBlock, listScripts } from '../../../contract/content.ts';
import { scriptBlocks } from '../../../contract/dealerScripts.ts';
import { dealerScripts } from '../../../contract/parseScripts.ts';
import { readResponse } from '../../../contract/readResponse.ts';
import { type BackendApi, isFailing } from '../backendApi.ts';
import { cachePerHost } from '../tenantConfigs.ts';

/** Whether the content of the tenant at a host contains scripts, in blocks or in GET /scripts. */
export type RunsDealerCode = (host: string) => Promise<boolean>;

/**
 * Detects dealer scripts. The server delivers them from this host, so the configured hosts do not reveal them. While the backend fails, the
 * last result applies.
 */
export function dealerCode(api: BackendApi): RunsDealerCode {
  const read = cachePerHost<{ hasScripts: boolean }>(async (host, last) => {
    const get = (path: string) => api(host, '')({ method: 'GET', path });
    const [list, ...blocks] = await Promise.all([
      get(listScripts.path),
      ...scriptBlocks.map((identifier) => get(getBlock.path.replace('{identifier}', identifier))),
    ]);
    // An error response is an object too, whose keys would be read as scripts.
    const scripts = list.status === 200 ? (readResponse(listScripts.response, list.body).data ?? []) : [];
    const blockScripts = blocks.flatMap(({ body }) =>
      dealerScripts(readResponse(getBlock.response, body).data?.content ?? ''),
    );
    if (scripts.length + blockScripts.length > 0) return { hasScripts: true };
    return ([list, ...blocks].some(isFailing) && last) || { hasScripts: false };
  });
  return async (host) => (await read(host)).hasScripts;
}

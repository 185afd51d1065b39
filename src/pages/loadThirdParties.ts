import type { StoreConfig } from '@/api/contract/config';
import { scriptBlocks } from '@/api/contract/dealerScripts';
import type { Preload } from '@/api/preload';
import { contentApi } from '@/features/content/contentApi';
import { blockScripts, listedScripts } from '@/features/thirdParties/ownScripts';
import { runThirdParties } from '@/features/thirdParties/runThirdParties';
import { scriptsApi } from '@/features/thirdParties/scriptsApi';

const once = { subscribe: false };

/** Finds the dealer's own scripts, in blocks and in GET /scripts, and runs them with what the configuration names. */
export async function loadThirdParties(config: StoreConfig, dispatch: Preload['dispatch']): Promise<void> {
  const [{ data: listed = [] }, ...blocks] = await Promise.all([
    dispatch(scriptsApi.endpoints.listScripts.initiate(undefined, once)),
    ...scriptBlocks.map((identifier) => dispatch(contentApi.endpoints.getBlock.initiate(identifier, once))),
  ]);
  const inBlocks = blocks.flatMap(({ data }) => (data ? blockScripts(data.identifier, data.content) : []));
  await runThirdParties(config, [...inBlocks, ...listedScripts(listed)]);
}

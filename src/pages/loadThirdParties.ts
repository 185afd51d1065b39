import type { TenantConfig } from '@contract/config';
import { scriptBlocks } from '@contract/dealerScripts';
import type { Preload } from '@/api/preload';
import type { AppThunkDispatch } from '@/api/uncachedRequest';
import { openAnalytics } from '@/features/analytics/openAnalytics';
import { conversionSender } from '@/features/analytics/sendConversion';
import { contentApi } from '@/features/content/contentApi';
import { blockScripts, listedScripts, scriptsApi } from '@/features/thirdParties/dealerScripts';
import { runThirdParties } from '@/features/thirdParties/runThirdParties';

const once = { subscribe: false };

/**
 * Starts analytics, then loads the dealer's own scripts (from content blocks and GET /scripts) and the configured
 * third parties.
 */
export async function loadThirdParties(
  config: TenantConfig,
  dispatch: Preload['dispatch'] & AppThunkDispatch,
): Promise<void> {
  openAnalytics(config, conversionSender(dispatch));
  const [{ data: listed = [] }, ...blocks] = await Promise.all([
    dispatch(scriptsApi.endpoints.listScripts.initiate(undefined, once)),
    ...scriptBlocks.map((identifier) => dispatch(contentApi.endpoints.getBlock.initiate(identifier, once))),
  ]);
  const inBlocks = blocks.flatMap(({ data }) => (data ? blockScripts(data.identifier, data.content) : []));
  await runThirdParties(config, [...inBlocks, ...listedScripts(listed)]);
}

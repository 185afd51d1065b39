import type { TenantConfig } from '@contract/config';
import { scriptBlocks } from '@contract/dealerScripts';
import { postShopEvents } from '@contract/shopEvents';
import type { Services } from '@/api/call';
import { isOffered, rememberMissingCall } from '@/api/missingCalls';
import type { Preload } from '@/api/preload';
import type { AppThunkDispatch } from '@/api/uncachedRequest';
import type { DestinationFile } from '@/features/analytics/destination';
import { openAnalytics } from '@/features/analytics/openAnalytics';
import { eventPost } from '@/features/analytics/post';
import { contentApi } from '@/features/content/contentApi';
import { blockScripts, listedScripts, scriptsApi } from '@/features/thirdParties/dealerScripts';
import { runThirdParties } from '@/features/thirdParties/runThirdParties';
import type { KioskBridge } from '@/platform/platform';

const once = { subscribe: false };

type Dispatch = Preload['dispatch'] & AppThunkDispatch;

interface AnalyticsOptions {
  kiosk: KioskBridge | null;
  /** Only the dealer's own destinations. */
  isOwnOnly: boolean;
  thirdParties: readonly DestinationFile[];
}

/** Opens the destinations of events. */
export function loadAnalytics(
  config: TenantConfig,
  dispatch: Dispatch,
  { kiosk, isOwnOnly, thirdParties }: AnalyticsOptions,
): void {
  const tracker = dispatch((_dispatch: unknown, _getState: unknown, services: Services) => services.tracker);
  if (!tracker) return;
  openAnalytics(config, eventPost(dispatch), {
    tracker,
    isOwnOnly,
    thirdParties,
    station: kiosk?.station ?? null,
    keepEvents: kiosk?.visit.keepEvents ?? null,
    isDeskOffered: () => dispatch((_, getState) => isOffered(getState(), postShopEvents)),
    onDeskMissing: () => rememberMissingCall(postShopEvents.path, dispatch),
  });
}

/** Loads the dealer's own scripts (from content blocks and GET /scripts) and the configured third parties. */
export async function loadThirdParties(config: TenantConfig, dispatch: Dispatch): Promise<void> {
  const [{ data: listed = [] }, ...blocks] = await Promise.all([
    dispatch(scriptsApi.endpoints.listScripts.initiate(undefined, once)),
    ...scriptBlocks.map((identifier) => dispatch(contentApi.endpoints.getBlock.initiate(identifier, once))),
  ]);
  const inBlocks = await Promise.all(
    blocks.map(({ data }) => (data ? blockScripts(data.identifier, data.content) : [])),
  );
  await runThirdParties(config, [...inBlocks.flat(), ...(await listedScripts(listed))]);
}

import type { TenantConfig } from '@contract/config';
import type { DealerScript } from '@contract/dealerScripts';
import { loadScript, loadStylesheet } from '@/browser/loadResource';
import { whenPermitted } from '@/config/consent';
import { configuredResources, type Resource } from './resources';

declare global {
  interface Window {
    pr_config?: Record<string, string>;
  }
}

/** Sets the global settings that the reviews script reads. */
function setReviewSettings({ power_reviews, locale }: TenantConfig): void {
  const { script_url, ...settings } = power_reviews;
  if (settings.api_key) window.pr_config = { ...settings, locale: settings.locale || locale };
}

/** loadScript has logged the failure, and nothing else on the page depends on the resource. */
const ignore = () => {};

function loadOne(config: TenantConfig, { kind, url, attributes, destination }: Resource): void {
  const load = () =>
    void (kind === 'style' ? loadStylesheet(url) : loadScript(url, attributes)).catch(ignore);
  if (destination) whenPermitted(config, destination, load);
  else load();
}

/** Loads all third-party resources of this page. own: the dealer's scripts, run sequentially in their order */
export async function runThirdParties(
  config: TenantConfig,
  own: readonly Pick<DealerScript, 'src' | 'attributes'>[],
): Promise<void> {
  setReviewSettings(config);
  for (const resource of configuredResources(config)) loadOne(config, resource);
  for (const { src, attributes } of own) await loadScript(src, attributes).catch(ignore);
}

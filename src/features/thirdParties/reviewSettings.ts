import type { TenantConfig } from '@contract/config';

declare global {
  interface Window {
    pr_config?: Record<string, string>;
  }
}

/** Sets the global settings that the reviews script reads. */
export function setReviewSettings({ power_reviews, locale }: TenantConfig): void {
  const { script_url, ...settings } = power_reviews;
  if (settings.api_key) window.pr_config = { ...settings, locale: settings.locale || locale };
}

import type { StoreConfig } from '@/api/contract/config';

declare global {
  interface Window {
    pr_config?: Record<string, string>;
  }
}

/** Settings that the reviews script looks for. */
export function setReviewSettings({ power_reviews, locale }: StoreConfig): void {
  const { script_url, ...settings } = power_reviews;
  if (settings.api_key) window.pr_config = { ...settings, locale: settings.locale || locale };
}

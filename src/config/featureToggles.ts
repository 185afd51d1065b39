import type { StoreConfig } from '@/api/contract/config';

/** Features a store may switch by name in display_features.feature_toggles, and whether they are on when it says nothing. */
const fallbacks = {
  blog: true,
  request_quote: true,
  share: true,
  /** Ways between places of a page are scrolled, not jumped. */
  smooth_scrolling: false,
  store_locator: true,
} as const;

export const hasFeature = ({ display_features }: StoreConfig, name: keyof typeof fallbacks): boolean =>
  display_features.feature_toggles[name] ?? fallbacks[name];

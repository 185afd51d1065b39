import type { TenantConfig } from '@contract/config';

/** Toggles of display_features.feature_toggles with their default values. */
const defaults = {
  blog: true,
  request_quote: true,
  share: true,
  /** Links to anchors of the same page scroll smoothly. */
  smooth_scrolling: false,
  store_locator: true,
} as const;

export const hasFeature = ({ display_features }: TenantConfig, name: keyof typeof defaults): boolean =>
  display_features.feature_toggles[name] ?? defaults[name];

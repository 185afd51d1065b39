import type { TenantConfig } from '@contract/config';
import type { HeaderLayout } from '@contract/displayFeatures';

const types = ['light', 'filled', 'mixed-nav', 'mixed'] as const;
type HeaderType = (typeof types)[number];

export interface HeaderSettings {
  layout: HeaderLayout;
  smallLayout: HeaderLayout;
  /** Which backgrounds have the brand colour: none, all, the navigation, or all except the navigation. */
  type: HeaderType;
  /** Whether the block before or after the header is sticky together with the header. */
  isBeforeSticky: boolean;
  isAfterSticky: boolean;
  /** Whether the block before or after the header is hidden on small screens. */
  isBeforeHidden: boolean;
  isAfterHidden: boolean;
}

/**
 * Reads the header settings from the configuration; a kiosk has its own layout. styledType: value of the style variable
 * avb-header-type, which overrides the configuration (docs/spec/03 §3).
 */
export function readHeaderSettings(
  { display_features }: TenantConfig,
  isKiosk: boolean,
  styledType = '',
): HeaderSettings {
  const { header } = display_features;
  return {
    layout: isKiosk ? 'kiosk' : header.layout,
    smallLayout: isKiosk ? 'kiosk' : header.mobile_layout || header.layout,
    type: types.find((type) => type === styledType) ?? header.type,
    isBeforeSticky: ['sticky_both', 'sticky_header_before'].includes(header.sticky_mode),
    isAfterSticky: ['sticky_both', 'sticky_header_after'].includes(header.sticky_mode),
    isBeforeHidden: ['hide_both', 'hide_mobile_header_before'].includes(header.mobile_hide_mode),
    isAfterHidden: ['hide_both', 'hide_mobile_header_after'].includes(header.mobile_hide_mode),
  };
}

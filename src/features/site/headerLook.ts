import type { StoreConfig } from '@/api/contract/config';
import type { HeaderLayout } from '@/api/contract/displayFeatures';

const types = ['light', 'filled', 'mixed-nav', 'mixed'] as const;
type HeaderType = (typeof types)[number];

export interface HeaderLook {
  layout: HeaderLayout;
  smallLayout: HeaderLayout;
  /** Which grounds are in the brand's colour: none, all, the navigation, or all but the navigation. */
  type: HeaderType;
  /** The blocks that stay in sight with the header. */
  isBeforeSticky: boolean;
  isAfterSticky: boolean;
  /** The blocks left out on small screens. */
  isBeforeHidden: boolean;
  isAfterHidden: boolean;
}

/**
 * How the store wants its header; a kiosk has its own. styledType: what a style variable of the site says about the
 * type, which overrules the configuration (shell specification §2).
 */
export function headerLook({ display_features }: StoreConfig, isKiosk: boolean, styledType = ''): HeaderLook {
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

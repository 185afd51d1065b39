import type { TenantConfig } from '@contract/config';
import type { HeaderLayout } from '@contract/displayFeatures';

const types = ['light', 'filled', 'mixed-nav', 'mixed'] as const;
type HeaderType = (typeof types)[number];

export interface HeaderSettings {
  layout: HeaderLayout;
  smallLayout: HeaderLayout;
  /** Which backgrounds use the brand colour: none, all, the navigation, or all except the navigation. */
  type: HeaderType;
  /** Whether the block before or after the header is sticky together with the header. */
  isBeforeSticky: boolean;
  isAfterSticky: boolean;
  /** Whether the block before or after the header is hidden on small screens. */
  isBeforeHidden: boolean;
  isAfterHidden: boolean;
}

/**
 * Reads the header settings from the configuration; a kiosk has its own layout. styled: values of the style variables avb-header-type and
 * avb-header-layout, which override the configuration; '' if not set (docs/spec/03 §1 and §3)
 */
export function readHeaderSettings(
  { display_features }: TenantConfig,
  isKiosk: boolean,
  styled = { headerType: '', headerLayout: '' },
): HeaderSettings {
  const { header } = display_features;
  const styledLayout = styled.headerLayout === 'standard' ? 'standard' : null;
  return {
    layout: isKiosk ? 'kiosk' : (styledLayout ?? header.layout),
    smallLayout: isKiosk ? 'kiosk' : (styledLayout ?? (header.mobile_layout || header.layout)),
    type: types.find((type) => type === styled.headerType) ?? header.type,
    isBeforeSticky: ['sticky_both', 'sticky_header_before'].includes(header.sticky_mode),
    isAfterSticky: ['sticky_both', 'sticky_header_after'].includes(header.sticky_mode),
    isBeforeHidden: ['hide_both', 'hide_mobile_header_before'].includes(header.mobile_hide_mode),
    isAfterHidden: ['hide_both', 'hide_mobile_header_after'].includes(header.mobile_hide_mode),
  };
}

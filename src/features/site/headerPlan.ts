import type { HeaderLayout } from '@/api/contract/displayFeatures';

/** The pieces a header is composed of. */
export const headerParts = [
  'menu',
  'home',
  'logo',
  'search',
  'shops',
  'account',
  'wishlist',
  'compare',
  'cart',
  'startOver',
  'nav',
  'links',
] as const;
export type HeaderPart = (typeof headerParts)[number];

const wide = ['logo', 'search', 'shops', 'account', 'wishlist', 'compare', 'cart', 'nav', 'links'] as const;
const kiosk = ['home', 'logo', 'search', 'compare', 'cart', 'startOver', 'nav'] as const;
const small = ['menu', 'logo', 'search', 'shops', 'cart'] as const;

interface Plan {
  wide: readonly HeaderPart[];
  small: readonly HeaderPart[];
}

/** Which pieces each layout has, from md up and below it; where they stand is Header.module.css's affair. */
export const headerPlans: Record<HeaderLayout, Plan> = {
  standard: { wide, small },
  standardv3: { wide, small: [...small, 'account'] },
  enterprise: { wide, small },
  enterprisev3: { wide, small: [...small, 'wishlist'] },
  ci: { wide: wide.filter((part) => part !== 'links'), small },
  condensed: { wide: ['menu', ...wide.filter((part) => part !== 'nav')], small },
  kiosk: { wide: kiosk, small: kiosk },
};

export interface PlacedPart {
  part: HeaderPart;
  on: 'both' | 'wide' | 'small';
}

/** Every piece to render for a layout and the layout of small screens, in reading order. */
export function placedParts(layout: HeaderLayout, smallLayout: HeaderLayout): PlacedPart[] {
  const [onWide, onSmall] = [headerPlans[layout].wide, headerPlans[smallLayout].small];
  return headerParts.flatMap((part): PlacedPart[] => {
    const [isWide, isSmall] = [onWide.includes(part), onSmall.includes(part)];
    if (isWide && isSmall) return [{ part, on: 'both' }];
    return isWide ? [{ part, on: 'wide' }] : isSmall ? [{ part, on: 'small' }] : [];
  });
}

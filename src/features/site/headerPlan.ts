import type { HeaderLayout } from '@/api/contract/displayFeatures';

/** A piece of the header. */
export type HeaderPart =
  | 'menu'
  | 'home'
  | 'logo'
  | 'search'
  | 'shops'
  | 'account'
  | 'wishlist'
  | 'compare'
  | 'cart'
  | 'startOver'
  | 'nav'
  | 'links';

export const headerRows = ['utility', 'main', 'nav'] as const;
export type HeaderRow = (typeof headerRows)[number];

interface Plan {
  /** From md up: the pieces of each row, in reading order. */
  wide: Record<HeaderRow, readonly HeaderPart[]>;
  /** Below md: the pieces of the one row there is. */
  small: readonly HeaderPart[];
}

const personal = ['account', 'wishlist', 'compare', 'cart'] as const;
const small = ['menu', 'logo', 'search', 'account', 'cart'] as const;
const kiosk = ['home', 'logo', 'search', 'compare', 'cart', 'startOver'] as const;

/** The seven layouts (shell specification §2). A new one is a line here and, if need be, a rule in Header.module.css. */
export const headerPlans: Record<HeaderLayout, Plan> = {
  standard: {
    wide: { utility: [], main: ['logo', 'search', 'shops', ...personal], nav: ['nav', 'links'] },
    small,
  },
  standardv3: {
    wide: { utility: ['shops', 'links'], main: ['logo', 'search', ...personal], nav: ['nav'] },
    small,
  },
  enterprise: {
    wide: { utility: ['links'], main: ['logo', 'search', 'shops', ...personal], nav: ['nav'] },
    small,
  },
  enterprisev3: {
    wide: { utility: ['shops', 'links'], main: ['search', 'logo', ...personal], nav: ['nav'] },
    small: ['menu', 'logo', 'search', 'wishlist', 'cart'],
  },
  ci: { wide: { utility: [], main: ['logo', 'nav', 'search', ...personal], nav: [] }, small },
  condensed: {
    wide: { utility: [], main: ['menu', 'logo', 'search', 'shops', ...personal], nav: [] },
    small,
  },
  kiosk: { wide: { utility: [], main: kiosk, nav: ['nav'] }, small: [...kiosk, 'nav'] },
};

export interface PlacedPart {
  part: HeaderPart;
  on: 'both' | 'wide' | 'small';
}

/** Every piece of each row, once: what only small screens have stands in the main row, the menu before all else. */
export function placedParts(
  layout: HeaderLayout,
  smallLayout: HeaderLayout,
): Record<HeaderRow, PlacedPart[]> {
  const { wide } = headerPlans[layout];
  const onSmall = headerPlans[smallLayout].small;
  const place = (row: HeaderRow) =>
    wide[row].map((part): PlacedPart => ({ part, on: onSmall.includes(part) ? 'both' : 'wide' }));
  const onWide = headerRows.flatMap((row) => wide[row]);
  const rest = onSmall
    .filter((part) => !onWide.includes(part))
    .map((part): PlacedPart => ({ part, on: 'small' }));
  const isMenu = ({ part }: PlacedPart) => part === 'menu';
  return {
    utility: place('utility'),
    main: [...rest.filter(isMenu), ...place('main'), ...rest.filter((at) => !isMenu(at))],
    nav: place('nav'),
  };
}

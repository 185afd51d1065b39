import type { HeaderLayout } from '@contract/displayFeatures';

/** A part of the header. */
export type HeaderPart =
  | 'menu'
  | 'home'
  | 'logo'
  | 'search'
  | 'locations'
  | 'account'
  | 'wishlist'
  | 'compare'
  | 'cart'
  | 'startOver'
  | 'language'
  | 'nav'
  | 'links';

export const headerRows = ['utility', 'main', 'nav'] as const;
export type HeaderRow = (typeof headerRows)[number];

interface LayoutParts {
  /** For widths from md up: the parts of each row, in reading order. */
  wide: Record<HeaderRow, readonly HeaderPart[]>;
  /** For widths below md: the parts of the single row. Those in the menu drawer can be missing. */
  small: readonly HeaderPart[];
}

const personal = ['account', 'wishlist', 'compare', 'cart'] as const;
const small = ['menu', 'logo', 'search', 'account', 'cart'] as const;
const kiosk = ['home', 'logo', 'search', 'language', 'account', 'compare', 'cart', 'startOver'] as const;

/** The seven layouts (docs/spec/03 §1). A new layout needs an entry here and, if required, a rule in HeaderLayouts.module.css. */
export const headerLayouts: Record<HeaderLayout, LayoutParts> = {
  standard: {
    wide: { utility: [], main: ['logo', 'search', 'locations', ...personal], nav: ['nav', 'links'] },
    small,
  },
  standardv3: {
    wide: { utility: ['locations', 'links'], main: ['logo', 'search', ...personal], nav: ['nav'] },
    small,
  },
  enterprise: {
    wide: { utility: ['links'], main: ['logo', 'search', 'locations', ...personal], nav: ['nav'] },
    small,
  },
  enterprisev3: {
    wide: { utility: ['locations', 'links'], main: ['search', 'logo', ...personal], nav: ['nav'] },
    small: ['menu', 'logo', 'search', 'wishlist', 'cart'],
  },
  ci: { wide: { utility: ['links'], main: ['logo', 'nav', 'search', ...personal], nav: [] }, small },
  condensed: {
    wide: { utility: [], main: ['menu', 'logo', 'search', 'locations', ...personal], nav: [] },
    small,
  },
  kiosk: { wide: { utility: [], main: kiosk, nav: ['nav', 'links'] }, small: [...kiosk, 'nav', 'links'] },
};

export interface RowPart {
  part: HeaderPart;
  visibleOn: 'both' | 'wide' | 'small';
}

/** Returns each part once per row. Parts only for small screens are in the main row, the menu button first. */
export function partsByRow(layout: HeaderLayout, smallLayout: HeaderLayout): Record<HeaderRow, RowPart[]> {
  const { wide } = headerLayouts[layout];
  const smallParts = headerLayouts[smallLayout].small;
  const rowParts = (row: HeaderRow) =>
    wide[row].map((part): RowPart => ({ part, visibleOn: smallParts.includes(part) ? 'both' : 'wide' }));
  const wideParts = headerRows.flatMap((row) => wide[row]);
  const smallOnly = smallParts
    .filter((part) => !wideParts.includes(part))
    .map((part): RowPart => ({ part, visibleOn: 'small' }));
  const isMenu = ({ part }: RowPart) => part === 'menu';
  return {
    utility: rowParts('utility'),
    main: [...smallOnly.filter(isMenu), ...rowParts('main'), ...smallOnly.filter((part) => !isMenu(part))],
    nav: rowParts('nav'),
  };
}

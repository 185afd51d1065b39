import type { HeaderLayout } from '@contract/displayFeatures';
import { describe, expect, it } from 'vitest';
import { headerLayouts, partsByRow } from './headerLayouts';

const layouts = Object.keys(headerLayouts) as HeaderLayout[];
const pairs = layouts.flatMap((wide) => layouts.map((small) => [wide, small] as const));
const partsOf = (wide: HeaderLayout, small: HeaderLayout) => Object.values(partsByRow(wide, small)).flat();

describe('partsByRow', () => {
  it.each(pairs)(
    '%s above %s has logo, search, cart and a way to the account, the categories and menu items at every width',
    (wide, small) => {
      const placed = partsOf(wide, small);
      for (const width of ['wide', 'small'] as const) {
        const visible = placed
          .filter(({ visibleOn }) => visibleOn === 'both' || visibleOn === width)
          .map(({ part }) => part);
        expect(visible).toEqual(expect.arrayContaining(['logo', 'search', 'cart']));
        expect(visible.includes('account') || visible.includes('menu')).toBe(true);
        expect(visible.includes('nav') || visible.includes('menu')).toBe(true);
        expect(visible.includes('links') || visible.includes('menu')).toBe(true);
      }
      expect(new Set(placed.map(({ part }) => part)).size).toBe(placed.length);
    },
  );

  it('returns the screen sizes on which each part is visible', () => {
    const placed = partsOf('standard', 'enterprisev3');
    const visibleOn = (part: string) => placed.find((placedPart) => placedPart.part === part)?.visibleOn;
    expect([visibleOn('menu'), visibleOn('wishlist'), visibleOn('account'), visibleOn('nav')]).toEqual([
      'small',
      'both',
      'wide',
      'wide',
    ]);
  });

  it('has the start over button only on a kiosk', () => {
    const starting = layouts.filter((layout) => headerLayouts[layout].wide.main.includes('startOver'));
    expect(starting).toEqual(['kiosk']);
  });

  it('lets the shopper choose the language on a kiosk at every width', () => {
    const { wide, small } = headerLayouts.kiosk;
    expect(wide.main).toContain('language');
    expect(small).toContain('language');
  });
});

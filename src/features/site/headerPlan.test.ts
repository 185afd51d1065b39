import { describe, expect, it } from 'vitest';
import type { HeaderLayout } from '@/api/contract/displayFeatures';
import { headerPlans, placedParts } from './headerPlan';

const layouts = Object.keys(headerPlans) as HeaderLayout[];
const pairs = layouts.flatMap((wide) => layouts.map((small) => [wide, small] as const));
const partsOf = (wide: HeaderLayout, small: HeaderLayout) => Object.values(placedParts(wide, small)).flat();

describe('placedParts', () => {
  it.each(pairs)(
    '%s above %s has logo, search, cart and a way to the categories at every width',
    (wide, small) => {
      const placed = partsOf(wide, small);
      for (const width of ['wide', 'small'] as const) {
        const shown = placed.filter(({ on }) => on === 'both' || on === width).map(({ part }) => part);
        expect(shown).toEqual(expect.arrayContaining(['logo', 'search', 'cart']));
        expect(shown.includes('nav') || shown.includes('menu')).toBe(true);
      }
      expect(new Set(placed.map(({ part }) => part)).size).toBe(placed.length);
    },
  );

  it('says of each piece where it shows', () => {
    const placed = partsOf('standard', 'enterprisev3');
    const on = (part: string) => placed.find((at) => at.part === part)?.on;
    expect([on('menu'), on('wishlist'), on('account'), on('nav')]).toEqual(['small', 'both', 'wide', 'wide']);
  });

  it('gives only a kiosk the way back to the start', () => {
    const starting = layouts.filter((layout) => headerPlans[layout].wide.main.includes('startOver'));
    expect(starting).toEqual(['kiosk']);
  });
});

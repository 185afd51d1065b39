import { describe, expect, it } from 'vitest';
import type { HeaderLayout } from '@/api/contract/displayFeatures';
import { headerPlans, placedParts } from './headerPlan';

const layouts = Object.keys(headerPlans) as HeaderLayout[];

describe('headerPlans', () => {
  it.each(layouts)('%s has a logo, search and a cart at every width', (layout) => {
    for (const parts of Object.values(headerPlans[layout])) {
      expect(parts).toEqual(expect.arrayContaining(['logo', 'search', 'cart']));
    }
  });

  it.each(layouts)('%s always has a way to the categories', (layout) => {
    for (const parts of Object.values(headerPlans[layout])) {
      expect(parts.includes('nav') || parts.includes('menu')).toBe(true);
    }
  });

  it('gives only a kiosk the way back to the start', () => {
    const starting = layouts.filter((layout) => headerPlans[layout].wide.includes('startOver'));
    expect(starting).toEqual(['kiosk']);
  });
});

describe('placedParts', () => {
  it('says of each piece where it shows, once', () => {
    const placed = placedParts('standard', 'standardv3');
    expect(placed.find(({ part }) => part === 'menu')?.on).toBe('small');
    expect(placed.find(({ part }) => part === 'account')?.on).toBe('both');
    expect(placed.find(({ part }) => part === 'nav')?.on).toBe('wide');
    expect(new Set(placed.map(({ part }) => part)).size).toBe(placed.length);
  });
});

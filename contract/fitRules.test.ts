import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyFitSpace, parseFitSpace, serialiseFitSpace, unknownDimensions } from './fit';
import { fitOf } from './fitRules';

const fridge = { width: 36, depth: 34, height: 70 };
const sofa = { width: 88, depth: 38, height: 34 };
const door = (width: number | null, height: number | null, depth: number | null = null) => ({
  ...emptyFitSpace,
  doorway: { width, height, depth },
});

describe('a clearance', () => {
  it('returns the spare inches of each dimension', () => {
    const { verdict, sides } = fitOf(fridge, {
      ...emptyFitSpace,
      clearance: { width: 36.5, depth: 30, height: null },
    });
    expect(verdict).toBe('no');
    expect(sides).toEqual([
      { side: 'width', spare: 0.5 },
      { side: 'depth', spare: -4 },
    ]);
  });

  it('accepts an exact fit and does not rotate the product', () => {
    expect(fitOf(fridge, { ...emptyFitSpace, clearance: fridge }).verdict).toBe('yes');
    expect(fitOf(sofa, { ...emptyFitSpace, clearance: { width: 38, depth: 88, height: null } }).verdict).toBe(
      'no',
    );
  });

  it('is unknown when a size of the product is missing, unless another dimension is too small', () => {
    const unknown = { ...fridge, depth: null };
    const open = fitOf(unknown, { ...emptyFitSpace, clearance: { width: 40, depth: 40, height: null } });
    expect([open.verdict, open.missing]).toEqual(['unknown', ['depth']]);
    expect(
      fitOf(unknown, { ...emptyFitSpace, clearance: { width: 30, depth: 40, height: null } }).verdict,
    ).toBe('no');
  });
});

describe('a doorway', () => {
  it('is passed upright, on its side, tilted, or not at all', () => {
    expect(fitOf(fridge, door(36, 80)).passage).toBe('upright');
    expect(fitOf(sofa, door(36, 80)).passage).toBe('onItsSide');
    expect(fitOf(fridge, door(33, 80))).toMatchObject({ passage: 'none', verdict: 'no' });
    expect(fitOf({ width: 60, depth: 84, height: 6 }, door(30, 80)).passage).toBe('onItsSide');
    // A table top of 82 by 82 by 2 goes through 80 by 30 only on the slant.
    expect(fitOf({ width: 82, depth: 82, height: 2 }, door(30, 80))).toMatchObject({
      passage: 'tilted',
      verdict: 'yes',
    });
    expect(fitOf({ width: 96, depth: 96, height: 2 }, door(30, 80)).passage).toBe('none');
  });

  it('is unknown for a sectional that is too large, because it is carried in parts', () => {
    const sectional = { width: 116, depth: 94, height: 34 };
    expect(fitOf(sectional, door(32, 80))).toMatchObject({ verdict: 'no', passage: 'none' });
    const inParts = { ...sectional, in_parts: true };
    expect(fitOf(inParts, door(32, 80))).toMatchObject({ verdict: 'unknown', passage: 'inParts' });
    const clearance = { width: 100, depth: 94, height: null };
    expect(fitOf(inParts, { ...door(32, 80), clearance }).verdict).toBe('no');
  });

  it('is unknown with only one measured side', () => {
    expect(fitOf(sofa, door(36, null))).toMatchObject({ verdict: 'unknown', passage: null });
    expect(fitOf(unknownDimensions, door(36, 80))).toMatchObject({
      verdict: 'unknown',
      missing: ['width', 'depth', 'height'],
    });
  });

  it('checks that a long product can be turned behind it', () => {
    expect(fitOf(sofa, door(36, 80, 90))).toMatchObject({ verdict: 'yes', canTurn: true });
    expect(fitOf(sofa, door(36, 80, 30))).toMatchObject({ verdict: 'unknown', canTurn: false });
    expect(fitOf({ width: 60, depth: 20, height: 30 }, door(36, 80, 48)).canTurn).toBe(true);
  });
});

describe('a fit space', () => {
  const sideArb = fc.option(fc.integer({ min: 1, max: 999 }).map((tenths) => tenths / 4));
  const sizeArb = fc.record({ width: sideArb, depth: sideArb, height: sideArb });

  it('survives serialisation', () => {
    fc.assert(
      fc.property(sizeArb, sizeArb, (clearance, doorway) => {
        const space = { clearance, doorway };
        const text = serialiseFitSpace(space);
        expect(parseFitSpace(text)).toEqual(text === '' ? null : space);
      }),
    );
  });

  it('that is invalid parses to null', () => {
    for (const text of [undefined, '', 'xx', 'axbxc', '1x2', '0x0x0', '-1x2x3', '1x2x3_'])
      expect(parseFitSpace(text)).toBeNull();
  });

  it('that grows never changes yes to no', () => {
    const sideLength = fc.integer({ min: 5, max: 120 });
    const box = fc.record({ width: sideLength, depth: sideLength, height: sideLength });
    fc.assert(
      fc.property(box, box, fc.integer({ min: 0, max: 30 }), (size, space, more) => {
        const larger = { width: space.width + more, depth: space.depth + more, height: space.height + more };
        const before = fitOf(size, { clearance: unknownDimensions, doorway: space }).verdict;
        const after = fitOf(size, { clearance: unknownDimensions, doorway: larger }).verdict;
        if (before === 'yes') expect(after).toBe('yes');
      }),
      { numRuns: 2000 },
    );
  });
});

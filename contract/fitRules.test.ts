import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyRoom, noSize, parseRoom, serialiseRoom } from './fit';
import { fitOf } from './fitRules';

const fridge = { width: 36, depth: 34, height: 70 };
const sofa = { width: 88, depth: 38, height: 34 };
const door = (width: number | null, height: number | null, depth: number | null = null) => ({
  ...emptyRoom,
  doorway: { width, height, depth },
});

describe('a place', () => {
  it('returns the spare inches of each dimension', () => {
    const { answer, sides } = fitOf(fridge, {
      ...emptyRoom,
      place: { width: 36.5, depth: 30, height: null },
    });
    expect(answer).toBe('no');
    expect(sides).toEqual([
      { side: 'width', spare: 0.5 },
      { side: 'depth', spare: -4 },
    ]);
  });

  it('accepts an exact fit and does not rotate the product', () => {
    expect(fitOf(fridge, { ...emptyRoom, place: fridge }).answer).toBe('yes');
    expect(fitOf(sofa, { ...emptyRoom, place: { width: 38, depth: 88, height: null } }).answer).toBe('no');
  });

  it('is unknown when a size of the product is missing, unless another dimension is too small', () => {
    const unknown = { ...fridge, depth: null };
    const open = fitOf(unknown, { ...emptyRoom, place: { width: 40, depth: 40, height: null } });
    expect([open.answer, open.missing]).toEqual(['unknown', ['depth']]);
    expect(fitOf(unknown, { ...emptyRoom, place: { width: 30, depth: 40, height: null } }).answer).toBe('no');
  });
});

describe('a doorway', () => {
  it('is passed upright, on its side, tilted, or not at all', () => {
    expect(fitOf(fridge, door(36, 80)).way).toBe('upright');
    expect(fitOf(sofa, door(36, 80)).way).toBe('onItsSide');
    expect(fitOf(fridge, door(33, 80))).toMatchObject({ way: 'none', answer: 'no' });
    expect(fitOf({ width: 60, depth: 84, height: 6 }, door(30, 80)).way).toBe('onItsSide');
    // A table top of 82 by 82 by 2 goes through 80 by 30 only on the slant.
    expect(fitOf({ width: 82, depth: 82, height: 2 }, door(30, 80))).toMatchObject({
      way: 'tilted',
      answer: 'yes',
    });
    expect(fitOf({ width: 96, depth: 96, height: 2 }, door(30, 80)).way).toBe('none');
  });

  it('is unknown for a sectional that is too large, because it is carried in parts', () => {
    const sectional = { width: 116, depth: 94, height: 34 };
    expect(fitOf(sectional, door(32, 80))).toMatchObject({ answer: 'no', way: 'none' });
    const inParts = { ...sectional, in_parts: true };
    expect(fitOf(inParts, door(32, 80))).toMatchObject({ answer: 'unknown', way: 'inParts' });
    const place = { width: 100, depth: 94, height: null };
    expect(fitOf(inParts, { ...door(32, 80), place }).answer).toBe('no');
  });

  it('is unknown with only one measured side', () => {
    expect(fitOf(sofa, door(36, null))).toMatchObject({ answer: 'unknown', way: null });
    expect(fitOf(noSize, door(36, 80))).toMatchObject({
      answer: 'unknown',
      missing: ['width', 'depth', 'height'],
    });
  });

  it('checks that a long product can be turned behind it', () => {
    expect(fitOf(sofa, door(36, 80, 90))).toMatchObject({ answer: 'yes', turns: true });
    expect(fitOf(sofa, door(36, 80, 30))).toMatchObject({ answer: 'unknown', turns: false });
    expect(fitOf({ width: 60, depth: 20, height: 30 }, door(36, 80, 48)).turns).toBe(true);
  });
});

describe('a room', () => {
  const sideArb = fc.option(fc.integer({ min: 1, max: 999 }).map((tenths) => tenths / 4));
  const sizeArb = fc.record({ width: sideArb, depth: sideArb, height: sideArb });

  it('survives serialisation', () => {
    fc.assert(
      fc.property(sizeArb, sizeArb, (place, doorway) => {
        const room = { place, doorway };
        const text = serialiseRoom(room);
        expect(parseRoom(text)).toEqual(text === '' ? null : room);
      }),
    );
  });

  it('that is invalid parses to null', () => {
    for (const text of [undefined, '', 'xx', 'axbxc', '1x2', '0x0x0', '-1x2x3', '1x2x3_'])
      expect(parseRoom(text)).toBeNull();
  });

  it('that grows never changes yes to no', () => {
    const dimension = fc.integer({ min: 5, max: 120 });
    const box = fc.record({ width: dimension, depth: dimension, height: dimension });
    fc.assert(
      fc.property(box, box, fc.integer({ min: 0, max: 30 }), (size, room, more) => {
        const larger = { width: room.width + more, depth: room.depth + more, height: room.height + more };
        const before = fitOf(size, { place: noSize, doorway: room }).answer;
        const after = fitOf(size, { place: noSize, doorway: larger }).answer;
        if (before === 'yes') expect(after).toBe('yes');
      }),
      { numRuns: 2000 },
    );
  });
});

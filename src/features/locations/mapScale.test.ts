import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mapScale } from './mapScale';

it('is in miles in the United States and in kilometres in Canada', () => {
  expect(mapScale(0.5, 100, 'US')).toEqual({ length: 100, distance: 50, unit: 'mile' });
  const canadian = mapScale(0.5, 100, 'CA');
  expect(canadian).toMatchObject({ distance: 50, unit: 'kilometer' });
  expect(canadian.length).toBeCloseTo(62.14, 2);
});

it('has a round distance and at least two fifths of the allowed length', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-4, max: 20, noNaN: true }), (milesPerUnit) => {
      const { length, distance } = mapScale(milesPerUnit, 150, 'US');
      expect(length).toBeLessThanOrEqual(150.001);
      expect(length).toBeGreaterThan(59.999);
      expect(distance.toExponential()).toMatch(/^[125]e/);
      expect(length * milesPerUnit).toBeCloseTo(distance, 6);
    }),
  );
});

import { location } from '@contract/location';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { mapScale, projectLocations } from './projectLocations';

const box = { width: 600, height: 500, margin: 30 };
const at = (store_id: number, latitude: number | null, longitude: number | null) =>
  z.parse(location, { store_id, latitude, longitude });

it('keeps every location inside the box', () => {
  const destination = fc.record({
    latitude: fc.double({ min: -70, max: 70, noNaN: true }),
    longitude: fc.double({ min: -179, max: 179, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(destination, { minLength: 1, maxLength: 40 }), (places) => {
      const { points } = projectLocations(
        places.map(({ latitude, longitude }, index) => at(index, latitude, longitude)),
        box,
      );
      expect(points).toHaveLength(places.length);
      for (const { x, y } of points) {
        expect(x).toBeGreaterThanOrEqual(29.99);
        expect(x).toBeLessThanOrEqual(570.01);
        expect(y).toBeGreaterThanOrEqual(29.99);
        expect(y).toBeLessThanOrEqual(470.01);
      }
    }),
  );
});

it('draws north above south and west left of east, and omits locations without coordinates', () => {
  const { points } = projectLocations([at(1, 45.5, -122.7), at(2, 25.8, -80.2), at(3, null, null)], box);
  expect(points).toHaveLength(2);
  const [portland, miami] = points;
  expect(portland?.y).toBeLessThan(miami?.y ?? 0);
  expect(portland?.x).toBeLessThan(miami?.x ?? 0);
  expect(projectLocations([at(3, null, 10)], box).points).toEqual([]);
});

it('centres a single location, without a scale', () => {
  const drawn = projectLocations([at(1, 45, -100)], box);
  expect(drawn).toMatchObject({ points: [{ x: 300, y: 250 }], milesPerUnit: null });
});

it('computes the distance between locations', () => {
  const { points, milesPerUnit } = projectLocations([at(1, 45.52, -122.68), at(2, 47.61, -122.33)], box);
  const [portland, seattle] = points;
  const units = Math.hypot((portland?.x ?? 0) - (seattle?.x ?? 0), (portland?.y ?? 0) - (seattle?.y ?? 0));
  expect(units * (milesPerUnit ?? 0)).toBeCloseTo(145.4, 0);
});

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

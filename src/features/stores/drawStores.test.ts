import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { location } from '@/api/contract/location';
import { drawStores } from './drawStores';

const box = { width: 600, height: 500, margin: 30 };
const at = (store_id: number, latitude: number | null, longitude: number | null) =>
  z.parse(location, { store_id, latitude, longitude });

it('keeps every shop inside the frame', () => {
  const place = fc.record({
    latitude: fc.double({ min: -70, max: 70, noNaN: true }),
    longitude: fc.double({ min: -179, max: 179, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 40 }), (places) => {
      const { points } = drawStores(
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

it('draws north above south and west left of east, and leaves out what has no position', () => {
  const { points } = drawStores([at(1, 45.5, -122.7), at(2, 25.8, -80.2), at(3, null, null)], box);
  expect(points).toHaveLength(2);
  const [portland, miami] = points;
  expect(portland?.y).toBeLessThan(miami?.y ?? 0);
  expect(portland?.x).toBeLessThan(miami?.x ?? 0);
  expect(drawStores([at(3, null, 10)], box).points).toEqual([]);
});

it('puts a single shop in the middle, of no scale', () => {
  const drawn = drawStores([at(1, 45, -100)], box);
  expect(drawn).toMatchObject({ points: [{ x: 300, y: 250 }], milesPerUnit: null });
});

it('knows how far apart its shops are', () => {
  const { points, milesPerUnit } = drawStores([at(1, 45.52, -122.68), at(2, 47.61, -122.33)], box);
  const [portland, seattle] = points;
  const units = Math.hypot((portland?.x ?? 0) - (seattle?.x ?? 0), (portland?.y ?? 0) - (seattle?.y ?? 0));
  expect(units * (milesPerUnit ?? 0)).toBeCloseTo(145.4, 0);
});

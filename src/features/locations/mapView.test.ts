import { makeLocation } from '@tests/makeLocation';
import { describe, expect, it } from 'vitest';
import {
  HEIGHT,
  mapScale,
  milesPerUnit,
  panned,
  projectionOf,
  shareOf,
  WIDTH,
  wholeMap,
  zoomed,
} from './mapView';
import { buildPinIndex, pinsOf, viewOfPin } from './pins';
import { placedLocations } from './placedLocations';

const portland = [-122.6839, 45.5295] as const;
const seattle = [-122.3829, 47.6677] as const;
const eugene = [-123.0923, 44.0551] as const;

describe('the projection', () => {
  it('shows all locations with a margin, north up', () => {
    const projection = projectionOf([portland, seattle, eugene]);
    for (const coordinates of [portland, seattle, eugene]) {
      const [x = -1, y = -1] = projection([...coordinates]) ?? [];
      expect(Math.min(x, WIDTH - x)).toBeGreaterThanOrEqual(47.9);
      expect(Math.min(y, HEIGHT - y)).toBeGreaterThanOrEqual(47.9);
    }
    expect(projection([...seattle])?.[1]).toBeLessThan(projection([...portland])?.[1] ?? 0);
  });

  it('shows the county of a single location, in the middle', () => {
    const projection = projectionOf([portland]);
    const [x = 0, y = 0] = projection([...portland]) ?? [];
    expect([Math.round(x), Math.round(y)]).toEqual([WIDTH / 2, HEIGHT / 2]);
    expect(milesPerUnit(projection, wholeMap) * WIDTH).toBeGreaterThan(60);
  });
});

describe('the view', () => {
  it('keeps the point under the fingers where it is', () => {
    const view = zoomed(wholeMap, 4, [0.25, 0.75]);
    const before: [number, number] = [WIDTH * 0.25, HEIGHT * 0.75];
    expect(view.zoom).toBe(4);
    expect(shareOf(view, before).map((share) => Math.round(share * 100))).toEqual([25, 75]);
  });

  it('does not leave the drawing, and has a nearest and a farthest zoom', () => {
    expect(panned(wholeMap, [9, -9])).toEqual({ x: WIDTH, y: 0, zoom: 1 });
    expect(zoomed(wholeMap, 1e6).zoom).toBe(64);
    expect(zoomed(wholeMap, 1e-6).zoom).toBe(0.5);
  });

  it('measures the same distance at every zoom', () => {
    const projection = projectionOf([portland, seattle]);
    const near = zoomed(wholeMap, 8);
    expect(milesPerUnit(projection, near) * 8).toBeCloseTo(milesPerUnit(projection, wholeMap), 6);
  });
});

describe('pins', () => {
  const locations = placedLocations([
    makeLocation('portland', portland),
    makeLocation('beaverton', [-122.8044, 45.4869]),
    makeLocation('nowhere', null),
    makeLocation('seattle', seattle),
    makeLocation('eugene', eugene),
  ]);
  const projection = projectionOf(locations.map(({ coordinates }) => coordinates));
  const index = buildPinIndex(locations);
  const namesOf = (pins: ReturnType<typeof pinsOf>) =>
    pins.map((pin) => pin.locations.map(({ location }) => location.store_id).join('+')).sort();

  it('are joined when they are too close to be touched apart, and number locations as the list does', () => {
    const pins = pinsOf(index, projection, wholeMap, 600);
    expect(namesOf(pins)).toEqual(['eugene', 'portland+beaverton', 'seattle']);
    expect(pins.find(({ key }) => key === 'seattle')?.locations[0]?.number).toBe(4);
  });

  it('never overlap, at any width and zoom', () => {
    for (const pixels of [320, 600, 1080])
      for (const zoom of [0.5, 1, 3, 10, 40]) {
        const pins = pinsOf(index, projection, { ...wholeMap, zoom }, pixels);
        for (const [at, a] of pins.entries())
          for (const b of pins.slice(at + 1)) {
            const distance = Math.hypot((a.left - b.left) * pixels, (a.top - b.top) * pixels * 0.8);
            expect(distance, `${a.key} ${b.key} at ${pixels} px, zoom ${zoom}`).toBeGreaterThanOrEqual(44);
          }
      }
  });

  it('come apart in the view of their cluster', () => {
    const cluster = pinsOf(index, projection, wholeMap, 600).find((pin) => pin.locations.length > 1);
    const view = cluster && viewOfPin(projection, cluster);
    expect(view && namesOf(pinsOf(index, projection, view, 600))).toEqual(['beaverton', 'portland']);
  });
});

it('a scale bar has a round length, in miles or kilometres', () => {
  expect(mapScale(0.5, 150, 'US')).toMatchObject({ distance: 50, unit: 'mile', length: 100 });
  const metric = mapScale(0.5, 150, 'CA');
  expect(metric).toMatchObject({ distance: 100, unit: 'kilometer' });
  expect(metric.length).toBeLessThanOrEqual(150);
});

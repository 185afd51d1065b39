import { Box3, type BufferGeometry, Vector3 } from 'three';
import { expect, it } from 'vitest';
import type { Model, ModelKind } from '../../../demo/model.ts';
import { builders, buildPiece } from './builders.ts';

const seat = { cover: 'oat', legs: 'tapered', legMaterial: 'walnut' } as const;
const size = (width: number, depth: number, height: number) => ({ width, depth, height });

const samples: { [K in ModelKind]: Extract<Model, { kind: K }> } = {
  sofa: { kind: 'sofa', seats: 3, arms: 'track', back: 'cushion', ...size(220, 94, 84), ...seat },
  sectional: {
    kind: 'sectional',
    arms: 'track',
    back: 'tight',
    corner: 'left',
    ...size(290, 230, 84),
    ...seat,
  },
  armchair: { kind: 'armchair', style: 'barrel', ...size(84, 80, 76), ...seat },
  ottoman: { kind: 'ottoman', shape: 'round', ...size(90, 90, 44), ...seat },
  bench: { kind: 'bench', ...size(130, 44, 46), ...seat },
  'dining-chair': { kind: 'dining-chair', style: 'ladder', ...size(48, 54, 92), ...seat },
  'bar-stool': { kind: 'bar-stool', back: true, ...size(46, 50, 102), ...seat },
  'office-chair': { kind: 'office-chair', headrest: true, ...size(66, 66, 122), ...seat },
  bed: { kind: 'bed', headboard: 'panel', cover: 'oak', bedding: 'white', ...size(168, 214, 120) },
  mattress: { kind: 'mattress', layers: 2, ...size(152, 203, 30) },
  table: {
    kind: 'table',
    shape: 'oval',
    top: 'oak',
    legs: 'pedestal',
    legMaterial: 'black',
    ...size(200, 100, 75),
  },
  desk: { kind: 'desk', top: 'walnut', legMaterial: 'walnut', drawers: 3, ...size(150, 70, 75) },
  cabinet: {
    kind: 'cabinet',
    doors: 2,
    drawers: 2,
    open: 1,
    handles: 'knob',
    body: 'oak',
    base: 'tapered',
    ...size(160, 46, 82),
  },
  drawers: {
    kind: 'drawers',
    columns: 2,
    rows: 3,
    handles: 'bar',
    body: 'walnut',
    base: 'plinth',
    ...size(150, 48, 84),
  },
  wardrobe: {
    kind: 'wardrobe',
    doors: 3,
    mirror: true,
    handles: 'none',
    body: 'white',
    base: 'plinth',
    ...size(150, 60, 205),
  },
  shelf: {
    kind: 'shelf',
    shelves: 5,
    style: 'ladder',
    columns: 1,
    body: 'oak',
    base: 'none',
    ...size(80, 40, 190),
  },
  'tv-stand': { kind: 'tv-stand', doors: 2, open: 2, body: 'oak', base: 'tapered', ...size(180, 44, 56) },
  lamp: { kind: 'lamp', style: 'arc', shade: 'black', base: 'brass', ...size(120, 40, 200) },
  rug: {
    kind: 'rug',
    pattern: 'stripe',
    shape: 'rectangle',
    colour: 'oat',
    accent: 'ink',
    ...size(240, 170, 1.5),
  },
  mirror: { kind: 'mirror', shape: 'arch', frame: 'brass', ...size(70, 4, 160) },
  'outdoor-chair': { kind: 'outdoor-chair', style: 'adirondack', frame: 'white', ...size(76, 90, 96) },
  'outdoor-sofa': { kind: 'outdoor-sofa', seats: 3, cushion: 'oat', frame: 'rattan', ...size(210, 86, 78) },
  refrigerator: {
    kind: 'refrigerator',
    doors: 'french',
    dispenser: true,
    finish: 'steel',
    ...size(91, 76, 178),
  },
  freezer: { kind: 'freezer', style: 'chest', finish: 'white', ...size(94, 56, 84) },
  range: { kind: 'range', fuel: 'gas', finish: 'steel', ...size(76, 70, 92) },
  'wall-oven': { kind: 'wall-oven', double: true, finish: 'black', ...size(76, 60, 132) },
  cooktop: { kind: 'cooktop', fuel: 'gas', finish: 'steel', ...size(76, 53, 10) },
  hood: { kind: 'hood', style: 'chimney', finish: 'steel', ...size(76, 50, 90) },
  microwave: { kind: 'microwave', style: 'counter', finish: 'steel', ...size(52, 42, 30) },
  dishwasher: { kind: 'dishwasher', handle: 'bar', finish: 'steel', ...size(60, 62, 86) },
  washer: { kind: 'washer', load: 'front', finish: 'white', ...size(68, 78, 98) },
  dryer: { kind: 'dryer', load: 'top', finish: 'white', ...size(68, 72, 108) },
  'wine-cooler': { kind: 'wine-cooler', finish: 'steel', ...size(60, 57, 86) },
  set: {
    kind: 'set',
    pieces: [
      {
        model: {
          kind: 'table',
          shape: 'round',
          top: 'oak',
          legs: 'four',
          legMaterial: 'oak',
          ...size(100, 100, 75),
        },
        x: 0,
        z: 0,
        turn: 0,
      },
      { model: { kind: 'bench', ...size(100, 40, 46), ...seat }, x: 0, z: 80, turn: 180 },
    ],
    ...size(100, 150, 75),
  },
};

function measure(geometries: readonly BufferGeometry[]): Vector3 {
  const box = new Box3();
  for (const geometry of geometries) {
    geometry.computeBoundingBox();
    if (geometry.boundingBox) box.union(geometry.boundingBox);
  }
  return box.getSize(new Vector3());
}

const geometriesOf = (model: Model) => buildPiece(model).parts.map(({ geometry }) => geometry);

it('every kind of model has a builder and a sample', () => {
  expect(Object.keys(samples).sort()).toEqual(Object.keys(builders).sort());
});

it.each(Object.values<Model>(samples))(
  '$kind has the sizes it promises, and is built of sound triangles',
  (model) => {
    const geometries = geometriesOf(model);
    const { x, y, z } = measure(geometries);
    for (const [found, promised] of [
      [x, model.width],
      [y, model.height],
      [z, model.depth],
    ] as const) {
      // a small piece may stand out by its knobs: two centimetres are always allowed
      expect(Math.abs(found - promised)).toBeLessThanOrEqual(Math.max(promised * 0.12, 2));
    }
    for (const geometry of geometries)
      for (const name of ['position', 'normal', 'uv'])
        expect(geometry.getAttribute(name).array.every((value) => Number.isFinite(value))).toBe(true);
  },
);

it('a model looks the same every time', () => {
  const positions = () =>
    geometriesOf(samples.sofa).map((geometry) => geometry.getAttribute('position').array);
  expect(positions()).toEqual(positions());
});

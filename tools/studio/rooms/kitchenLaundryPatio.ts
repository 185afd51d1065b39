import { foliage, pottedPlant, vase } from '../models/ornaments.ts';
import { Piece } from '../models/piece.ts';
import { box } from '../models/shapes.ts';
import {
  addModel,
  basket,
  counter,
  counterHeight,
  jar,
  print,
  shell,
  splash,
  towels,
  wallShelf,
  worktop,
} from './props.ts';
import { type Room, views } from './room.ts';

const base = {
  kind: 'cabinet',
  doors: 1,
  drawers: 1,
  open: 0,
  handles: 'bar',
  width: 60,
  depth: 60,
  height: 88,
  body: 'sage',
  base: 'plinth',
} as const;

export function kitchen(): Room {
  const room = new Piece();
  shell(room);
  splash(room, -62, 202, counterHeight, 150);
  counter(room, { from: -62, to: -2, front: base, top: 'marble' });
  addModel(
    room,
    { kind: 'dishwasher', handle: 'bar', width: 60, depth: 64, height: 87, finish: 'steel' },
    28,
    32,
  );
  worktop(room, -2, 62, 'marble');
  addModel(room, { kind: 'range', fuel: 'gas', width: 78, depth: 70, height: 92, finish: 'steel' }, 101, 35);
  counter(room, { from: 140, to: 202, front: base, top: 'marble' });
  addModel(
    room,
    { kind: 'hood', style: 'chimney', width: 78, depth: 48, height: 102, finish: 'steel' },
    101,
    25,
    0,
    160,
  );
  addModel(
    room,
    {
      kind: 'refrigerator',
      doors: 'french',
      dispenser: true,
      width: 91,
      depth: 74,
      height: 178,
      finish: 'steel',
    },
    250,
    38,
  );
  room.add(box(2, 214, 64, 0.4), 'sage', [203.4, 107, 32]).add(box(2, 214, 64, 0.4), 'sage', [297, 107, 32]);
  room.add(box(96, 32, 62, 0.5), 'sage', [250, 198, 31]);
  for (const x of [226.5, 273.5]) room.add(box(46, 30, 2, 0.4), 'sage', [x, 198, 63]);
  for (const x of [-32, 172])
    addModel(
      room,
      { ...base, doors: 1, drawers: 0, width: 60, depth: 36, height: 70, base: 'none' },
      x,
      18,
      0,
      152,
    );
  addModel(
    room,
    { ...base, doors: 1, drawers: 0, width: 58, depth: 36, height: 70, base: 'none' },
    28,
    18,
    0,
    152,
  );
  vase(room, [-42, counterHeight, 34], 26, 'terracotta');
  foliage(room, [-42, counterHeight + 22, 34], 40, 22, 9, 4);
  jar(room, [8, counterHeight, 22], 6, 18, 'paper');
  jar(room, [24, counterHeight, 20], 5, 13, 'oak');
  room.add(box(30, 42, 2.4, 0.8), 'walnut', [176, counterHeight + 21, 5], [-0.1, 0, 0]);
  vase(room, [158, counterHeight, 30], 16, 'paper');
  addModel(
    room,
    {
      kind: 'rug',
      width: 190,
      depth: 74,
      height: 1,
      pattern: 'stripe',
      shape: 'rectangle',
      colour: 'oat',
      accent: 'ink',
    },
    80,
    122,
  );
  return { piece: room, tints: { wall: '#e0dacd', floor: '#b48a5e' }, sun: 3, ...views(95, 112, 870) };
}

export function laundryRoom(): Room {
  const room = new Piece();
  shell(room);
  const front = { ...base, body: 'navy', handles: 'knob' } as const;
  counter(room, { from: -10, to: 50, front, top: 'oak' });
  addModel(
    room,
    { kind: 'washer', load: 'front', width: 68, depth: 72, height: 86, finish: 'white' },
    86,
    37,
  );
  addModel(
    room,
    { kind: 'dryer', load: 'front', width: 68, depth: 72, height: 86, finish: 'white' },
    156,
    37,
  );
  worktop(room, 50, 192, 'oak');
  counter(room, { from: 192, to: 252, front, top: 'oak' });
  splash(room, -10, 252, counterHeight, 126, 'sage');
  wallShelf(room, 120, 152, 250, 'oak');
  towels(room, [40, 153.7, 13], ['oat', 'dove', 'oat']);
  towels(room, [76, 153.7, 13], ['clay', 'oat']);
  basket(room, [132, 153.7, 13], 30, 20);
  basket(room, [168, 153.7, 13], 30, 20);
  vase(room, [212, 153.7, 13], 22, 'paper');
  foliage(room, [212, 172, 13], 34, 20, 9, 2);
  basket(room, [22, counterHeight, 32], 40, 24);
  towels(room, [22, counterHeight + 21, 32], ['oat']);
  jar(room, [214, counterHeight, 30], 7, 20, 'paper');
  jar(room, [232, counterHeight, 34], 5.5, 14, 'terracotta');
  basket(room, [288, 0, 46], 46, 52);
  print(room, [120, 208, 1], 52, 62, 2);
  addModel(
    room,
    {
      kind: 'rug',
      width: 170,
      depth: 80,
      height: 1,
      pattern: 'grid',
      shape: 'rectangle',
      colour: 'oat',
      accent: 'dove',
    },
    120,
    140,
  );
  return { piece: room, tints: { wall: '#ddd8cc', floor: '#a9a49a' }, sun: 3, ...views(110, 106, 800) };
}

export function patio(): Room {
  const room = new Piece();
  shell(room, false);
  addModel(
    room,
    {
      kind: 'rug',
      width: 320,
      depth: 230,
      height: 1,
      pattern: 'stripe',
      shape: 'rectangle',
      colour: 'dove',
      accent: 'oat',
    },
    110,
    185,
  );
  addModel(
    room,
    { kind: 'outdoor-sofa', seats: 3, width: 216, depth: 86, height: 76, cushion: 'oat', frame: 'oak' },
    110,
    78,
  );
  addModel(
    room,
    {
      kind: 'outdoor-chair',
      style: 'lounge',
      width: 80,
      depth: 82,
      height: 74,
      cushion: 'oat',
      frame: 'rattan',
    },
    290,
    180,
    -62,
  );
  addModel(
    room,
    { kind: 'outdoor-chair', style: 'adirondack', width: 76, depth: 90, height: 94, frame: 'white' },
    -64,
    200,
    58,
  );
  addModel(
    room,
    {
      kind: 'table',
      width: 110,
      depth: 110,
      height: 36,
      shape: 'round',
      top: 'slate',
      legs: 'pedestal',
      legMaterial: 'slate',
    },
    112,
    196,
  );
  vase(room, [104, 36, 190], 20, 'terracotta');
  foliage(room, [104, 53, 190], 30, 18, 9, 6);
  pottedPlant(room, [-72, 0, 50], 170, 5);
  pottedPlant(room, [268, 0, 46], 190, 7);
  pottedPlant(room, [330, 0, 66], 110, 2);
  for (let i = 0; i < 9; i++) room.add(box(4000, 0.8, 0.6, 0.2), 'dove', [0, 30 + i * 32, 0.1]);
  return { piece: room, tints: { wall: '#e6e0d5', floor: '#a5896a' }, sun: 4.4, ...views(110, 84, 880) };
}

import { bookStack, pottedPlant } from '../models/ornaments.ts';
import { Piece } from '../models/piece.ts';
import { box } from '../models/shapes.ts';
import { addModel, print, shell } from './props.ts';
import { type Room, views } from './room.ts';

export function bedroom(): Room {
  const room = new Piece();
  shell(room);
  addModel(
    room,
    {
      kind: 'rug',
      width: 320,
      depth: 220,
      height: 1.4,
      pattern: 'stripe',
      shape: 'rectangle',
      colour: 'oat',
      accent: 'dove',
    },
    100,
    190,
  );
  addModel(
    room,
    {
      kind: 'bed',
      width: 172,
      depth: 216,
      height: 118,
      headboard: 'upholstered',
      cover: 'clay',
      bedding: 'white',
    },
    100,
    116,
  );
  for (const side of [-1, 1]) {
    const x = 100 + side * 128;
    addModel(
      room,
      {
        kind: 'cabinet',
        doors: 0,
        drawers: 2,
        open: 0,
        handles: 'bar',
        width: 54,
        depth: 42,
        height: 56,
        body: 'oak',
        base: 'tapered',
      },
      x,
      26,
    );
    addModel(
      room,
      { kind: 'lamp', style: 'table', width: 34, depth: 34, height: 54, shade: 'oat', base: 'marble' },
      x,
      24,
      0,
      56,
    );
  }
  addModel(
    room,
    {
      kind: 'bench',
      width: 124,
      depth: 42,
      height: 46,
      tufted: false,
      cover: 'oat',
      legs: 'tapered',
      legMaterial: 'oak',
    },
    100,
    262,
  );
  print(room, [62, 178, 1], 58, 58, 1);
  print(room, [138, 178, 1], 58, 58, 2);
  pottedPlant(room, [322, 0, 56], 128, 6);
  return { piece: room, tints: { wall: '#b4b9a8', floor: '#b8946b' }, sun: 3.2, ...views(110, 94, 900) };
}

export function homeOffice(): Room {
  const room = new Piece();
  shell(room);
  addModel(
    room,
    {
      kind: 'rug',
      width: 260,
      depth: 190,
      height: 1.2,
      pattern: 'diamond',
      shape: 'rectangle',
      colour: 'oat',
      accent: 'ink',
    },
    90,
    150,
  );
  addModel(
    room,
    { kind: 'desk', width: 160, depth: 72, height: 75, top: 'walnut', legMaterial: 'walnut', drawers: 3 },
    70,
    52,
    180,
  );
  addModel(
    room,
    {
      kind: 'office-chair',
      width: 66,
      depth: 64,
      height: 108,
      cover: 'charcoal',
      legs: 'metal',
      legMaterial: 'black',
    },
    80,
    140,
    158,
  );
  addModel(
    room,
    {
      kind: 'shelf',
      shelves: 5,
      style: 'frame',
      columns: 2,
      width: 118,
      depth: 36,
      height: 196,
      body: 'black',
      front: 'walnut',
      base: 'none',
    },
    238,
    24,
  );
  addModel(
    room,
    { kind: 'lamp', style: 'table', width: 28, depth: 28, height: 48, shade: 'oat', base: 'brass' },
    10,
    38,
    0,
    75,
  );
  addModel(
    room,
    {
      kind: 'armchair',
      style: 'barrel',
      width: 78,
      depth: 76,
      height: 74,
      cover: 'ink',
      legs: 'tapered',
      legMaterial: 'walnut',
    },
    262,
    150,
    -42,
  );
  room.add(box(62, 36, 1.6, 0.6), 'blackGlass', [74, 104, 36]);
  room
    .add(box(5, 22, 2, 0.5), 'graphite', [74, 86, 34])
    .add(box(22, 1.2, 16, 0.5), 'graphite', [74, 75.7, 36]);
  bookStack(room, [126, 75, 44], 4, 2);
  print(room, [70, 176, 1], 88, 62, 2, 'walnut');
  pottedPlant(room, [-52, 0, 46], 132, 8);
  return { piece: room, tints: { wall: '#aeb4b3', floor: '#a67c52' }, sun: 3, ...views(110, 98, 860) };
}

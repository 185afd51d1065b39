import { bookStack, foliage, pottedPlant, vase } from '../../models/ornaments.ts';
import { Piece } from '../../models/piece.ts';
import { box } from '../../models/shapes.ts';
import { panelling, print, put, shell } from './props.ts';
import { type Room, views } from './room.ts';

export function livingRoom(): Room {
  const room = new Piece();
  shell(room);
  panelling(room, -395, 585, 22, 250, 5);
  put(
    room,
    {
      kind: 'rug',
      width: 330,
      depth: 230,
      height: 1.4,
      pattern: 'border',
      shape: 'rectangle',
      colour: 'oat',
      accent: 'dove',
    },
    95,
    175,
  );
  put(
    room,
    {
      kind: 'sofa',
      width: 232,
      depth: 96,
      height: 84,
      seats: 3,
      arms: 'track',
      back: 'cushion',
      cover: 'moss',
      legs: 'tapered',
      legMaterial: 'walnut',
    },
    95,
    62,
  );
  put(
    room,
    {
      kind: 'table',
      width: 118,
      depth: 66,
      height: 40,
      shape: 'oval',
      top: 'walnut',
      legs: 'four',
      legMaterial: 'walnut',
    },
    90,
    178,
  );
  put(
    room,
    {
      kind: 'armchair',
      style: 'lounge',
      width: 72,
      depth: 80,
      height: 82,
      cover: 'cognac',
      legs: 'tapered',
      legMaterial: 'walnut',
    },
    285,
    172,
    -52,
  );
  put(
    room,
    { kind: 'lamp', style: 'floor', width: 46, depth: 46, height: 158, shade: 'oat', base: 'brass' },
    244,
    38,
  );
  put(
    room,
    {
      kind: 'table',
      width: 46,
      depth: 46,
      height: 52,
      shape: 'round',
      top: 'marble',
      legs: 'pedestal',
      legMaterial: 'brass',
    },
    -54,
    62,
  );
  vase(room, [-58, 52, 60], 26, 'terracotta');
  foliage(room, [-58, 74, 60], 44, 24, 9, 5);
  pottedPlant(room, [368, 0, 46], 150, 9);
  print(room, [52, 168, 1], 62, 80, 0, 'walnut');
  print(room, [128, 168, 1], 62, 80, 1, 'walnut');
  bookStack(room, [70, 40, 172], 3, 4);
  vase(room, [108, 40, 184], 15, 'paper');
  return { piece: room, tints: { wall: '#c9c3b4', floor: '#a97f55' }, sun: 3.4, ...views(95) };
}

export function bedroom(): Room {
  const room = new Piece();
  shell(room);
  put(
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
  put(
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
    put(
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
    put(
      room,
      { kind: 'lamp', style: 'table', width: 34, depth: 34, height: 54, shade: 'oat', base: 'marble' },
      x,
      24,
      0,
      56,
    );
  }
  put(
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

export function diningRoom(): Room {
  const room = new Piece();
  shell(room);
  put(
    room,
    {
      kind: 'rug',
      width: 330,
      depth: 240,
      height: 1.2,
      pattern: 'grid',
      shape: 'rectangle',
      colour: 'dove',
      accent: 'oat',
    },
    100,
    200,
  );
  put(
    room,
    {
      kind: 'table',
      width: 210,
      depth: 98,
      height: 75,
      shape: 'rectangle',
      top: 'oak',
      legs: 'trestle',
      legMaterial: 'oak',
    },
    100,
    200,
  );
  for (const x of [40, 100, 160]) {
    put(
      room,
      {
        kind: 'dining-chair',
        style: 'spindle',
        width: 50,
        depth: 52,
        height: 86,
        cover: 'oat',
        legs: 'tapered',
        legMaterial: 'ebony',
      },
      x,
      130,
      0,
    );
    put(
      room,
      {
        kind: 'dining-chair',
        style: 'spindle',
        width: 50,
        depth: 52,
        height: 86,
        cover: 'oat',
        legs: 'tapered',
        legMaterial: 'ebony',
      },
      x + 2,
      272,
      180,
    );
  }
  for (const x of [52, 148])
    put(
      room,
      { kind: 'lamp', style: 'pendant', width: 46, depth: 46, height: 110, shade: 'black', base: 'brass' },
      x,
      200,
      0,
      158,
    );
  put(
    room,
    {
      kind: 'cabinet',
      doors: 4,
      drawers: 0,
      open: 0,
      handles: 'knob',
      width: 190,
      depth: 45,
      height: 80,
      body: 'oak',
      base: 'tapered',
    },
    100,
    26,
  );
  put(
    room,
    { kind: 'mirror', shape: 'round', width: 92, height: 92, depth: 4, frame: 'brass' },
    100,
    4,
    0,
    108,
  );
  put(
    room,
    { kind: 'lamp', style: 'table', width: 32, depth: 32, height: 52, shade: 'oat', base: 'slate' },
    176,
    24,
    0,
    80,
  );
  vase(room, [30, 80, 26], 30, 'terracotta');
  foliage(room, [30, 106, 26], 46, 26, 10, 7);
  vase(room, [92, 75, 196], 20, 'paper');
  foliage(room, [92, 92, 196], 34, 20, 8, 3);
  bookStack(room, [138, 75, 190], 2, 8);
  pottedPlant(room, [300, 0, 50], 140, 3);
  return { piece: room, tints: { wall: '#d3c8b8', floor: '#9a734e' }, sun: 3.2, ...views(100, 104, 900) };
}

export function homeOffice(): Room {
  const room = new Piece();
  shell(room);
  put(
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
  put(
    room,
    { kind: 'desk', width: 160, depth: 72, height: 75, top: 'walnut', legMaterial: 'walnut', drawers: 3 },
    70,
    52,
    180,
  );
  put(
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
  put(
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
  put(
    room,
    { kind: 'lamp', style: 'table', width: 28, depth: 28, height: 48, shade: 'oat', base: 'brass' },
    10,
    38,
    0,
    75,
  );
  put(
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

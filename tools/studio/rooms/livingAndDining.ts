import { bookStack, foliage, pottedPlant, vase } from '../models/ornaments.ts';
import { Piece } from '../models/piece.ts';
import { addModel, panelling, print, shell } from './props.ts';
import { type Room, views } from './room.ts';

export function livingRoom(): Room {
  const room = new Piece();
  shell(room);
  panelling(room, -395, 585, 22, 250, 5);
  addModel(
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
  addModel(
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
  addModel(
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
  addModel(
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
  addModel(
    room,
    { kind: 'lamp', style: 'floor', width: 46, depth: 46, height: 158, shade: 'oat', base: 'brass' },
    244,
    38,
  );
  addModel(
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

export function diningRoom(): Room {
  const room = new Piece();
  shell(room);
  addModel(
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
  addModel(
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
    addModel(
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
    addModel(
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
    addModel(
      room,
      { kind: 'lamp', style: 'pendant', width: 46, depth: 46, height: 110, shade: 'black', base: 'brass' },
      x,
      200,
      0,
      158,
    );
  addModel(
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
  addModel(
    room,
    { kind: 'mirror', shape: 'round', width: 92, height: 92, depth: 4, frame: 'brass' },
    100,
    4,
    0,
    108,
  );
  addModel(
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

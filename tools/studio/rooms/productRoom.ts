import { Box3 } from 'three';
import type { MaterialId } from '../../../demo/materials.ts';
import type { ModelKind, Subject } from '../../../demo/model.ts';
import { random } from '../../../demo/random.ts';
import { buildPiece } from '../models/builders.ts';
import { pottedPlant, vase } from '../models/ornaments.ts';
import { Piece } from '../models/piece.ts';
import { addModel, print, shell } from './props.ts';

const walls = ['#cfc8ba', '#bcc0b2', '#d5c6b6', '#b3b8b8', '#d9d3c7', '#c4b6a6'] as const;
const floors = ['#a97f55', '#b8946b', '#94704d', '#bfa37e'] as const;
const freeStanding: readonly ModelKind[] = [
  'table',
  'dining-chair',
  'bar-stool',
  'office-chair',
  'outdoor-chair',
  'ottoman',
  'rug',
];
const withoutRug: readonly ModelKind[] = [
  'rug',
  'refrigerator',
  'freezer',
  'range',
  'washer',
  'dryer',
  'dishwasher',
  'wall-oven',
  'hood',
  'microwave',
  'wine-cooler',
  'cooktop',
];

interface ProductRoom {
  piece: Piece;
  /** The product alone at its position in the room, for the camera's frame. */
  product: Piece;
  tints: { wall: string; floor: string };
}

/** A product in front of a wall with a few ornaments. The product's id is the seed, so the picture never changes. */
export function productRoom({ id, model }: Subject): ProductRoom {
  const next = random([...id.replace(/-.*/, '')].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
  const room = new Piece();
  const subject = buildPiece(model);
  const size = sizeOf(subject);
  const away = freeStanding.includes(model.kind) ? 75 : 4;
  const z = away - size.min.z;
  const product = new Piece().include(subject, [0, 0, z]);
  shell(room);
  room.include(product);
  const half = (size.max.x - size.min.x) / 2;
  const tall = size.max.y;
  const kinds = model.kind === 'set' ? model.pieces.map((part) => part.model.kind) : [model.kind];
  if (!kinds.every((kind) => withoutRug.includes(kind))) {
    const [width, depth] = [half * 2 + 90, Math.max(190, size.max.z - size.min.z + 110)];
    const colours: readonly [MaterialId, MaterialId][] = [
      ['oat', 'dove'],
      ['dove', 'oat'],
      ['oat', 'clay'],
    ];
    const [colour, accent] = colours[Math.floor(next() * colours.length)] ?? ['oat', 'dove'];
    addModel(
      room,
      { kind: 'rug', width, depth, height: 1, pattern: 'border', shape: 'rectangle', colour, accent },
      10,
      z + 46,
    );
  }
  pottedPlant(room, [half + 46, 0, 44], 118 + next() * 44, Math.floor(next() * 9));
  if (tall < 120) {
    const seed = Math.floor(next() * 3);
    const y = Math.max(tall + 52, 142);
    if (half > 80) {
      print(room, [-38, y, 1], 58, 74, seed, 'walnut');
      print(room, [38, y, 1], 58, 74, seed + 1, 'walnut');
    } else print(room, [0, y, 1], 62, 80, seed);
    addModel(
      room,
      {
        kind: 'lamp',
        style: 'floor',
        width: 44,
        depth: 44,
        height: 156,
        shade: 'oat',
        base: next() > 0.5 ? 'brass' : 'black',
      },
      -half - 40,
      40,
    );
  }
  if (model.kind === 'table' && model.height < 100) vase(room, [0, model.height, z], 22, 'terracotta');
  const pick = <T>(list: readonly [T, ...T[]]): T => list[Math.floor(next() * list.length)] ?? list[0];
  return { piece: room, product, tints: { wall: pick(walls), floor: pick(floors) } };
}

function sizeOf(piece: Piece): Box3 {
  const size = new Box3();
  for (const { geometry } of piece.parts) {
    geometry.computeBoundingBox();
    if (geometry.boundingBox) size.union(geometry.boundingBox);
  }
  return size;
}

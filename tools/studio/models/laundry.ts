import { SphereGeometry, TorusGeometry } from 'three';
import { dial, digits, feet, plate } from './applianceParts.ts';
import { type Finish, type Of, Piece } from './piece.ts';
import { box, lathe, profile, rod } from './shapes.ts';

type Machine = Of<'washer'> | Of<'dryer'>;

export function buildLaundry(model: Machine): Piece {
  return model.load === 'front' ? frontLoader(model) : topLoader(model);
}

function frontLoader({ kind, width, depth, height, finish }: Machine): Piece {
  const piece = new Piece();
  const pale = finish === 'white';
  const trim: Finish = pale ? 'plastic' : 'graphite';
  const face = depth / 2 - 7;
  feet(piece, width, depth - 10);
  piece.add(box(width, height - 2, face + depth / 2, 2, 4), finish, [
    0,
    2 + (height - 2) / 2,
    (face - depth / 2) / 2,
  ]);
  const panel = 15;
  piece.add(box(width - 1.6, 0.5, 0.6, 0.1), 'gap', [0, height - panel, face]);
  piece.add(box(width - 1.6, 0.5, 0.6, 0.1), 'gap', [0, 15, face]);
  piece.add(box(width * 0.5, 7, 0.8, 0.5), 'blackGlass', [width * 0.2, height - panel / 2 + 0.2, face]);
  digits(piece, kind === 'washer' ? '0:48' : '1:10', width * 0.33, height - panel / 2 + 0.2, face + 0.5, 2.6);
  for (let i = 0; i < 5; i++)
    piece.trim(box(1.6, 0.4, 0.1, 0.04), 'sky', [
      width * 0.02 + i * 3.2,
      height - panel / 2 + 0.2,
      face + 0.5,
    ]);
  dial(piece, -width * 0.11, height - panel / 2 + 0.2, face, 3.4, pale ? 'plastic' : 'chrome');
  if (kind === 'washer')
    piece.add(box(width * 0.27, 8.6, 1, 0.7), finish, [-width * 0.335, height - panel / 2 + 0.2, face + 0.1]);
  piece.trim(box(width * 0.12, 1, 0.3, 0.2), 'gap', [-width * 0.335, height - panel / 2 - 2, face + 0.6]);
  plate(piece, -width * 0.335, height - panel / 2 + 2, face + 0.75, 7);

  const r = Math.min(width * 0.37, (height - panel - 15) * 0.45);
  const y = 15 + (height - panel - 15) / 2;
  const ring = (geometry: ReturnType<typeof rod>, finish: Finish, z: number) =>
    piece.add(geometry, finish, [0, y, z], [Math.PI / 2, 0, 0]);
  ring(rod(r * 1.02, r * 1.02, 0.8, 64), 'gap', face - 0.3);
  ring(
    lathe(
      [
        [r * 0.7, 1.6],
        [r * 0.74, 4.2],
        [r * 0.9, 4.6],
        [r * 0.98, 3.4],
        [r, 0.4],
      ],
      72,
    ),
    trim,
    face,
  );
  ring(
    lathe(
      [
        [r * 0.7, 3.6],
        [r * 0.735, 4.75],
        [r * 0.78, 4.9],
        [r * 0.8, 4.4],
      ],
      72,
    ),
    'chrome',
    face,
  );
  const glass = new SphereGeometry(r * 0.98, 48, 16, 0, Math.PI * 2, 0, 0.8);
  piece.add(
    glass.translate(0, -r * 0.72, 0).scale(1, 0.62, 1),
    'blackGlass',
    [0, y, face + 2.2],
    [Math.PI / 2, 0, 0],
  );
  piece.trim(new TorusGeometry(r * 0.52, 0.35, 8, 64), 'steel', [0, y, face + 3.1]);
  piece.add(box(3, r * 0.5, 2.4, 1.1), 'chrome', [(kind === 'washer' ? 1 : -1) * r * 0.86, y, face + 4.6]);
  return piece;
}

function topLoader({ kind, width, depth, height, finish }: Machine): Piece {
  const piece = new Piece();
  const pale = finish === 'white';
  const deck = Math.min(height - 14, 94);
  feet(piece, width, depth);
  piece.add(box(width, deck - 2, depth, 1.6, 4), finish, [0, 2 + (deck - 2) / 2, 0]);
  piece.add(box(width - 3, 0.4, 0.5, 0.1), 'gap', [0, 9, depth / 2]);
  const back = -depth / 2;
  const tall = height - deck;
  const console = [
    [back, deck - 1],
    [back + 15, deck - 1],
    [back + 9, height],
    [back, height],
  ] as const;
  piece.add(profile(console, width, 1), finish, [0, 0, 0], [0, -Math.PI / 2, 0]);
  const lean = Math.atan2(6, tall);
  const controls = new Piece();
  controls.add(box(width * 0.9, tall * 0.62, 0.6, 0.3), pale ? 'dove' : 'blackGlass', [0, 0, 0]);
  dial(controls, width * 0.14, 0, 0.2, 3.6, pale ? 'plastic' : 'chrome');
  digits(controls, '45', width * 0.32, 0, 0.5, 2.6);
  for (let i = 0; i < 4; i++) dial(controls, -width * 0.36 + i * 7, 0, 0.2, 1.5, pale ? 'plastic' : 'chrome');
  for (const { geometry, finish: controlFinish } of controls.parts)
    piece.add(geometry.rotateX(-lean), controlFinish, [0, deck + tall * 0.46, back + 12.6]);
  if (kind === 'washer') {
    piece.add(box(width - 7, 1, depth - 23, 0.4), 'gap', [0, deck, 6]);
    piece.add(box(width - 8, 2.4, depth - 24, 1.1, 3), finish, [0, deck + 0.7, 6]);
    piece.add(box(width - 18, 0.5, depth - 34, 0.2), 'blackGlass', [0, deck + 1.9, 6]);
    piece.add(box(16, 1, 2, 0.4), 'chrome', [0, deck + 1.6, depth / 2 - 6.4]);
  } else {
    const y = deck * 0.52;
    piece.add(box(width * 0.66, deck * 0.56, 0.8, 0.6), 'gap', [0, y, depth / 2 - 0.2]);
    piece.add(box(width * 0.66 - 0.8, deck * 0.56 - 0.8, 2.4, 1, 3), finish, [0, y, depth / 2 - 0.1]);
    piece.add(box(12, 1.6, 1.6, 0.6), pale ? 'dove' : 'chrome', [0, y + deck * 0.22, depth / 2 + 1]);
  }
  plate(piece, -width * 0.36, deck - 8, depth / 2 + 0.1, 8);
  return piece;
}

import { type Of, Piece, type Vec } from './piece.ts';
import { bar, box, sheet, tube } from './shapes.ts';
import { addCushion } from './soft.ts';

type Chair = Of<'outdoor-chair'>;

export function buildOutdoorChair(model: Chair): Piece {
  return { lounge, dining, adirondack }[model.style](model);
}

function lounge(model: Chair): Piece {
  const { width, depth, height, cushion = 'oat', frame } = model;
  return framed({ width, depth, height, cushion, frame, seats: 1 });
}

export function buildOutdoorSofa({ width, depth, height, cushion, frame, seats }: Of<'outdoor-sofa'>): Piece {
  return framed({ width, depth, height, cushion, frame, seats });
}

type Framed = Pick<Of<'outdoor-sofa'>, 'width' | 'depth' | 'height' | 'cushion' | 'frame'> & {
  seats: number;
};

/** A woven or slatted frame with loose cushions. */
function framed({ width, depth, height, cushion, frame, seats }: Framed): Piece {
  const piece = new Piece();
  const woven = frame === 'rattan';
  const arm = woven ? 11 : 6;
  const armTop = Math.min(60, height * 0.78);
  const [back, inner] = [-depth / 2, width - arm * 2];
  if (woven) {
    piece.add(box(width, 20, depth - 4, 3, 3), frame, [0, 17, -1]);
    for (const side of [-1, 1])
      piece.add(box(arm, armTop - 7, depth, 4, 3), frame, [
        side * (width / 2 - arm / 2),
        7 + (armTop - 7) / 2,
        0,
      ]);
    piece.add(box(width - 2, height - 7, 9, 4, 3), frame, [0, 7 + (height - 7) / 2, back + 6], [-0.05, 0, 0]);
    for (const sx of [-1, 1])
      for (const sz of [-1, 1])
        piece.add(
          bar(
            [sx * (width / 2 - 7), 0, sz * (depth / 2 - 7)],
            [sx * (width / 2 - 7), 9, sz * (depth / 2 - 7)],
            1.8,
            2.2,
          ),
          'graphite',
        );
  } else {
    for (const side of [-1, 1]) {
      const x = side * (width / 2 - arm / 2);
      for (const z of [depth / 2 - 5, back + 5])
        piece.add(box(5, z < 0 ? height : armTop, 5, 0.7), frame, [x, (z < 0 ? height : armTop) / 2, z]);
      piece.add(box(8, 3, depth, 0.8), frame, [x, armTop, 0]);
      piece.add(box(3, 6, depth - 8, 0.6), frame, [x, 24, 0]);
    }
    for (const z of [depth / 2 - 5, back + 6]) piece.add(box(inner + 4, 6, 3, 0.6), frame, [0, 24, z]);
    const slats = Math.round(depth / 9);
    for (let i = 0; i < slats; i++)
      piece.add(box(inner, 2, 6, 0.4, 1), frame, [0, 26, back + 8 + ((depth - 16) * i) / (slats - 1)]);
    for (let i = 0; i < 4; i++)
      piece.add(box(inner, 6, 2, 0.5), frame, [0, 34 + ((height - 39) * (i + 0.3)) / 3.4, back + 5]);
  }
  const each = inner / seats;
  for (let i = 0; i < seats; i++) {
    const x = -inner / 2 + each * (i + 0.5);
    addCushion(piece, cushion, [each - 0.8, 15, depth - 14], [x, 35, 6], [0, 0, 0], {
      seed: 3 + i,
      crown: 0.18,
    });
    const tall = Math.max(34, height - 36);
    addCushion(
      piece,
      cushion,
      [each - 1.4, 16, tall],
      [x, 41 + tall / 2, back + 21],
      [Math.PI / 2 - 0.2, 0, 0],
      { seed: 13 + i, crown: 0.3, rim: 0.8 },
    );
  }
  return piece;
}

function dining(model: Chair): Piece {
  const piece = new Piece();
  const { width, depth, height, frame, cushion } = model;
  const seat = 44;
  const [x, front, back] = [width / 2 - 2.5, depth / 2 - 4, -depth / 2 + 6];
  for (const side of [-1, 1]) {
    piece.add(
      tube(
        [
          [side * x, 0, front + 2],
          [side * x, 40, front],
          [side * x, 63, front - 3],
          [side * x, 66, front - 12],
          [side * x, 66, back + 6],
          [side * x, 68, back - 2],
        ],
        1.6,
        false,
        10,
        50,
      ),
      frame,
    );
    piece.add(
      tube(
        [
          [side * x, 0, back - 4],
          [side * x, seat, back + 2],
          [side * (x - 1), height - 1, back - 4],
        ],
        1.6,
        false,
        10,
        30,
      ),
      frame,
    );
  }
  for (const z of [front, back + 2]) piece.add(bar([-x, seat - 2, z], [x, seat - 2, z], 1.4), frame);
  const weave = frame === 'rattan' || frame === 'black' || frame === 'graphite' ? 'rattan' : frame;
  piece.add(box(width - 5, 2.4, depth - 10, 1, 3), weave, [0, seat - 1, 0]);
  const rest = (u: number, v: number): Vec => [
    (u - 0.5) * (width - 6),
    seat + 6 + v * (height - seat - 8),
    back - 0.5 - v * 4 - 3.4 * (1 - (u * 2 - 1) ** 2),
  ];
  piece.add(sheet(rest, 2, 18, 8), weave);
  piece.add(bar([-x + 1, height - 1.5, back - 4], [x - 1, height - 1.5, back - 4], 1.6), frame);
  if (cushion)
    addCushion(piece, cushion, [width - 6, 6, depth - 12], [0, seat + 3, 0], [0, 0, 0], {
      seed: 5,
      crown: 0.24,
    });
  return piece;
}

/** A low reclining chair of boards. */
function adirondack(model: Chair): Piece {
  const piece = new Piece();
  const { width, depth, height, frame, cushion } = model;
  const [x, front, back] = [width / 2 - 7, depth / 2, -depth / 2];
  const armTop = height * 0.58;
  for (const side of [-1, 1]) {
    piece.add(box(2.6, armTop, 11, 0.6), frame, [side * x, armTop / 2, front - 14]);
    piece.add(
      bar([side * (x - 3), 38, front - 8], [side * (x - 3), 2, back + 3], 4.6, 4.6, 4).scale(1, 1, 1),
      frame,
    );
    piece.add(box(13, 2.4, depth * 0.74, 0.8, 3), frame, [
      side * (x + 0.5),
      armTop + 1,
      front - depth * 0.37 + 0.5,
    ]);
  }
  for (let i = 0; i < 7; i++) {
    const share = i / 6;
    piece.add(
      box(width - 18, 2.2, 7.2, 0.6),
      frame,
      [0, 41 - share * 19, front - 4 - share * 50],
      [0.36, 0, 0],
    );
  }
  const slats = 7;
  const base: Vec = [0, 22, front - 54];
  for (let i = 0; i < slats; i++) {
    const a = (i / (slats - 1)) * 2 - 1;
    const length = (height - 22) * 1.1 * (1 - 0.16 * a * a);
    const lean = 0.42;
    piece.add(
      box(7.2, length, 2.2, 0.7),
      frame,
      [
        a * (width / 2 - 14),
        base[1] + (Math.cos(lean) * length) / 2,
        base[2] - (Math.sin(lean) * length) / 2 + a * a * 3,
      ],
      [-lean, 0, -a * 0.05],
    );
  }
  piece.add(box(width - 12, 6, 2.4, 0.6), frame, [0, 52, front - 71], [-0.42, 0, 0]);
  if (cushion)
    addCushion(piece, cushion, [width - 22, 8, 48], [0, 40, front - 26], [0.36, 0, 0], {
      seed: 4,
      crown: 0.2,
    });
  return piece;
}

import { type Of, Piece, type Vec } from './piece.ts';
import { ball, bar, lathe, rod, tube } from './shapes.ts';

type Lamp = Of<'lamp'>;

export function buildLamp(model: Lamp): Piece {
  return { floor, table, arc, pendant }[model.style](model);
}

/** An open shade with thin walls. y: the height of its lower edge. */
function shade(
  piece: Piece,
  { shade: finish }: Lamp,
  top: number,
  bottom: number,
  height: number,
  at: Vec,
): void {
  const t = 0.5;
  piece.add(
    lathe(
      [
        [bottom - t, 0.2],
        [bottom, 0],
        [top, height],
        [top - t, height - 0.2],
        [bottom - t, 0.2],
      ],
      56,
    ),
    `lit-${finish}`,
    at,
  );
  piece.add(ball(Math.min(4, bottom * 0.3), 16), 'bulb', [at[0], at[1] + height * 0.45, at[2]]);
}

function floor(model: Lamp): Piece {
  const piece = new Piece();
  const { width, height, base } = model;
  const tall = Math.min(32, height * 0.2);
  const r = width / 2;
  if (base === 'oak' || base === 'walnut' || base === 'ash') {
    for (let i = 0; i < 3; i++) {
      const angle = (i / 3) * Math.PI * 2 + 0.5;
      const spread = r * 0.98;
      piece.add(
        bar(
          [Math.sin(angle) * spread, 0, Math.cos(angle) * spread],
          [Math.sin(angle) * 2.5, height - tall - 4, Math.cos(angle) * 2.5],
          1.2,
          1.8,
        ),
        base,
      );
    }
    piece.add(rod(4, 4, 4), 'brass', [0, height - tall - 7, 0]);
  } else {
    piece.add(
      lathe(
        [
          [0.01, 0],
          [r * 0.66, 0],
          [r * 0.66, 1.4],
          [r * 0.6, 2.2],
          [1.6, 2.8],
          [1.1, 5],
        ],
        48,
      ),
      base,
    );
    piece.add(rod(1, 1, height - tall - 2), base, [0, 2, 0]);
  }
  piece.add(rod(1, 1, 12), 'brass', [0, height - tall - 5, 0]);
  shade(piece, model, r * 0.74, r, tall, [0, height - tall, 0]);
  return piece;
}

function table(model: Lamp): Piece {
  const piece = new Piece();
  const { width, height, base } = model;
  const tall = height * 0.42;
  const body = height - tall - 3;
  const r = width * 0.27;
  piece.add(
    lathe(
      [
        [0.01, 0],
        [r * 0.7, 0],
        [r * 0.74, 1.2],
        [r * 0.66, 2.4],
        [r * 0.98, body * 0.34],
        [r, body * 0.45],
        [r * 0.84, body * 0.68],
        [r * 0.36, body * 0.9],
        [r * 0.24, body],
        [0.01, body],
      ],
      48,
    ),
    base,
  );
  piece.add(rod(0.8, 0.8, 8), 'brass', [0, body - 1, 0]);
  shade(piece, model, (width / 2) * 0.72, width / 2, tall, [0, height - tall, 0]);
  return piece;
}

function arc(model: Lamp): Piece {
  const piece = new Piece();
  const { width, height, base } = model;
  const r = Math.min(19, width * 0.16);
  const left = -width / 2 + 15;
  const right = width / 2 - r;
  piece.add(
    lathe(
      [
        [0.01, 0],
        [15, 0],
        [15, 3],
        [14, 4.2],
        [0.01, 4.4],
      ],
      48,
    ),
    base === 'brass' ? 'marble' : base,
    [left, 0, 0],
  );
  const bow: Vec[] = [
    [left, 4, 0],
    [left, height * 0.45, 0],
    [left + width * 0.07, height * 0.74, 0],
    [left + width * 0.26, height * 0.95, 0],
    [left + width * 0.48, height - 1.5, 0],
    [right - width * 0.08, height * 0.93, 0],
    [right, height * 0.82, 0],
  ];
  piece.add(tube(bow, 1.15, false, 12, 70), base);
  piece.add(
    lathe(
      [
        [r, 0],
        [r * 0.98, r * 0.3],
        [r * 0.75, r * 0.75],
        [r * 0.3, r],
        [0.01, r * 1.04],
      ],
      48,
    ),
    base,
    [right, height * 0.82 - r, 0],
  );
  piece.add(ball(r * 0.42, 24), 'bulb', [right, height * 0.82 - r * 0.72, 0]);
  return piece;
}

function pendant(model: Lamp): Piece {
  const piece = new Piece();
  const { width, height, base } = model;
  const r = width / 2;
  const tall = Math.min(height * 0.55, r * 1.1);
  piece.add(rod(0.25, 0.25, height - tall, 8), 'rubber', [0, tall, 0]);
  piece.add(rod(5.5, 5.5, 2.4, 32), base, [0, height - 2.4, 0]);
  piece.add(rod(1.8, 2.6, 6), base, [0, tall - 1, 0]);
  const finish = model.shade;
  const dome = [
    [r, 0],
    [r * 0.99, tall * 0.12],
    [r * 0.95, tall * 0.28],
    [r * 0.86, tall * 0.5],
    [r * 0.7, tall * 0.71],
    [r * 0.5, tall * 0.86],
    [r * 0.25, tall * 0.96],
    [2.5, tall],
  ] as const;
  piece.add(lathe(dome, 72), finish);
  piece.add(lathe(dome.map(([at, up]) => [at - 0.6, up - 0.3] as const).toReversed(), 72), `lit-${finish}`);
  piece.add(ball(r * 0.24, 20), 'bulb', [0, tall * 0.3, 0]);
  return piece;
}

import type { Finish, Of, Piece } from './piece.ts';
import { bar, box, rod, tube } from './shapes.ts';

type ApplianceFinish = Of<'range'>['finish'];

/** The material of handles: white on white appliances, otherwise brushed metal. */
export function handleOf(finish: ApplianceFinish): Finish {
  if (finish === 'white') return 'plastic';
  return finish === 'black' || finish === 'graphite' ? 'graphite' : 'steel';
}

/** The material of the sides: paint on appliances with a metal front. */
export function caseOf(finish: ApplianceFinish): Finish {
  if (finish === 'steel') return 'steel';
  return finish;
}

/** The case behind the doors, with a dark recess at the foot. */
export function housing(
  piece: Piece,
  width: number,
  height: number,
  depth: number,
  finish: Finish,
  foot = 4,
): void {
  piece.add(box(width - 4, foot + 1, depth - 9, 0.4), 'gap', [0, (foot + 1) / 2, -2]);
  piece.add(box(width, height - foot, depth, 0.8), finish, [0, foot + (height - foot) / 2, 0]);
}

interface Door {
  x: number;
  y: number;
  width: number;
  height: number;
  /** z of the plane on which the door closes. */
  from: number;
  thick: number;
}

/** A door with rounded edges and a dark seal. */
export function slab(piece: Piece, { x, y, width, height, from, thick }: Door, finish: Finish): void {
  piece.add(box(width - 1.2, height - 1.2, 1.2, 0.2), 'gap', [x, y, from + 0.4]);
  piece.add(box(width - 0.7, height - 0.7, thick - 0.7, Math.min(1.1, thick * 0.3), 3), finish, [
    x,
    y,
    from + 0.7 + (thick - 0.7) / 2,
  ]);
}

/** A vertical or horizontal bar handle with curved ends. face: z of the surface under the handle. */
export function grip(
  piece: Piece,
  [x, y, face]: readonly [number, number, number],
  length: number,
  upright: boolean,
  finish: Finish,
  radius = 1.25,
): void {
  const at = (along: number, out: number) =>
    (upright ? [x, y + along, face + out] : [x + along, y, face + out]) as [number, number, number];
  const half = length / 2;
  piece.add(
    tube(
      [
        at(-half, -0.5),
        at(-half, 2.4),
        at(-half + 2.4, 4.6),
        at(0, 5),
        at(half - 2.4, 4.6),
        at(half, 2.4),
        at(half, -0.5),
      ],
      radius,
      false,
      12,
      48,
    ),
    finish,
  );
}

const strokes: Record<string, string> = {
  0: 'abcdef',
  1: 'bc',
  2: 'abged',
  3: 'abgcd',
  4: 'fgbc',
  5: 'afgcd',
  6: 'afgedc',
  7: 'abc',
  8: 'abcdefg',
  9: 'abcdfg',
  '-': 'g',
};

/** Luminous seven-segment digits such as 12:45, centred at x, y. */
export function digits(piece: Piece, text: string, x: number, y: number, face: number, tall = 2.2): void {
  const [wide, line] = [tall * 0.5, tall * 0.13];
  const step = wide * 1.55;
  const glyphs = [...text];
  glyphs.forEach((glyph, i) => {
    const cx = x + (i - (glyphs.length - 1) / 2) * step;
    const addBar = (w: number, h: number, dx: number, dy: number) =>
      piece.trim(box(w, h, 0.12, 0.02, 1), 'sky', [cx + dx, y + dy, face]);
    if (glyph === ':') {
      addBar(line, line, 0, tall * 0.22);
      addBar(line, line, 0, -tall * 0.22);
    }
    for (const stroke of strokes[glyph] ?? '') {
      const level = { a: 0.5, g: 0, d: -0.5 }[stroke];
      if (level !== undefined) addBar(wide * 0.8, line, 0, level * tall);
      else
        addBar(
          line,
          tall * 0.4,
          stroke === 'b' || stroke === 'c' ? wide / 2 : -wide / 2,
          stroke === 'b' || stroke === 'f' ? tall / 4 : -tall / 4,
        );
    }
  });
}

/** A rotary knob that faces +z. */
export function dial(piece: Piece, x: number, y: number, face: number, radius: number, finish: Finish): void {
  piece.add(rod(radius * 1.14, radius * 1.2, 0.7, 32).rotateX(Math.PI / 2), 'gap', [x, y, face]);
  piece.add(rod(radius * 0.9, radius, 3, 32).rotateX(Math.PI / 2), finish, [x, y, face + 0.5]);
  piece.trim(box(radius * 0.18, radius * 0.8, 0.3, 0.1), 'gap', [x, y + radius * 0.42, face + 3.45]);
}

/** A small bright brand plate without legible text. */
export function plate(piece: Piece, x: number, y: number, face: number, width = 7): void {
  piece.trim(box(width, 1.1, 0.25, 0.1), 'chrome', [x, y, face]);
}

export function feet(piece: Piece, width: number, depth: number, height = 2): void {
  for (const sx of [-1, 1]) {
    for (const sz of [-1, 1])
      piece.add(
        bar(
          [sx * (width / 2 - 5), 0, sz * (depth / 2 - 5)],
          [sx * (width / 2 - 5), height, sz * (depth / 2 - 5)],
          2.2,
          1.8,
        ),
        'rubber',
      );
  }
}

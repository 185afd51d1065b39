import { Path, Shape } from 'three';
import { type Of, Piece } from './piece.ts';
import { profile, roundedOutline } from './shapes.ts';

export function buildMirror(model: Of<'mirror'>): Piece {
  const piece = new Piece();
  const { width, height, depth, frame } = model;
  const edge = Math.min(4.5, width * 0.05);
  const rim = outline(model, 0);
  rim.holes.push(new Path(outline(model, edge).getPoints(72)));
  piece.add(profile(rim, depth, 0.4, 72), frame, [0, height / 2, 0]);
  piece.add(profile(outline(model, edge * 0.6), depth * 0.4, 0, 72), 'silvered', [
    0,
    height / 2,
    -depth * 0.05,
  ]);
  piece.add(profile(outline(model, edge * 0.4), 0.4, 0, 72), 'gap', [0, height / 2, -depth * 0.3]);
  return piece;

  function outline({ shape }: typeof model, inset: number): Shape {
    const [w, h] = [width - inset * 2, height - inset * 2];
    if (shape === 'rectangle') return roundedOutline(w, h, Math.max(0.5, 3 - inset * 0.5));
    const path = new Shape();
    if (shape === 'round') {
      path.absellipse(0, 0, w / 2, h / 2, 0, Math.PI * 2);
      return path;
    }
    path.moveTo(-w / 2, -h / 2);
    path.lineTo(w / 2, -h / 2);
    path.lineTo(w / 2, h / 2 - w / 2);
    path.absarc(0, h / 2 - w / 2, w / 2, 0, Math.PI, false);
    path.closePath();
    return path;
  }
}

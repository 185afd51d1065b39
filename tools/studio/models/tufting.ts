import { BoxGeometry } from 'three';
import type { Finish, Piece, Vec } from './piece.ts';
import { ball, bend } from './shapes.ts';

interface Panel {
  width: number;
  height: number;
  at: Vec;
  /** Radians about x. */
  lean?: number;
  thickness?: number;
  spacing?: number;
}

/** A tufted panel that faces +z, with a diamond pattern of buttons and folds. */
export function tuftedPanel(piece: Piece, cover: Finish, panel: Panel): void {
  const { width, height, at, lean = 0, thickness = 8, spacing = 22 } = panel;
  const columns = Math.max(2, Math.round(width / spacing));
  const rows = Math.max(1, Math.round(height / spacing));
  const [sx, sy] = [width / columns, height / rows];
  const buttons: [number, number][] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns + (row % 2); column++) {
      const x = -width / 2 + sx * (column + (row % 2 ? 0 : 0.5));
      if (Math.abs(x) < width / 2 - 4) buttons.push([x, -height / 2 + sy * (row + 0.5)]);
    }
  }
  const cells = (size: number) => Math.min(80, Math.max(12, Math.round(size / 2.6)));
  const surface = bend(new BoxGeometry(width, height, thickness, cells(width), cells(height), 2), (point) => {
    const { x, y, z } = point;
    const edge = Math.min(width / 2 - Math.abs(x), height / 2 - Math.abs(y));
    if (z < 0) return;
    let near = Number.POSITIVE_INFINITY;
    for (const [bx, by] of buttons) near = Math.min(near, Math.hypot(x - bx, y - by));
    const [a, b] = [x / sx + y / (2 * sy), x / sx - y / (2 * sy)];
    const fold = Math.min(Math.abs(a - Math.round(a)), Math.abs(b - Math.round(b)));
    const depression = 3.2 * Math.exp(-((near / 4.2) ** 2)) + 0.8 * Math.exp(-((fold / 0.09) ** 2));
    const rounded = edge < 4 ? ((4 - edge) / 4) ** 2 * thickness * 0.6 : 0;
    point.z = z + 1.2 - depression - rounded;
  });
  piece.add(surface, cover, at, [lean, 0, 0]);
  for (const [x, y] of buttons) {
    const z = thickness / 2 - 1.4;
    piece.trim(ball(1.15, 10).scale(1, 1, 0.6), cover, [
      at[0] + x,
      at[1] + y * Math.cos(lean) - z * Math.sin(lean),
      at[2] + y * Math.sin(lean) + z * Math.cos(lean),
    ]);
  }
}

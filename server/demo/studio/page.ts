import type { Subject, View } from '../model.ts';
import { buildPiece } from '../models/builders.ts';
import { Piece } from '../models/piece.ts';
import { productAngle } from './angles.ts';
import { frame } from './framing.ts';
import { Stage } from './stage.ts';

/** The page that scripts/pictures.mjs opens: it asks for pictures by `window.studio` and receives raw pixels by POST. */
const stage = new Stage();
let last: { key: string; shoot: ReturnType<Stage['set']> } | undefined;

async function send(name: string): Promise<void> {
  const { width, height } = stage.canvas;
  await fetch(`/picture?name=${encodeURIComponent(name)}&width=${width}&height=${height}`, {
    method: 'POST',
    body: new Blob([stage.pixels() as Uint8Array<ArrayBuffer>]),
  });
}

async function product(subject: Subject, view: Exclude<View, 'room'>, side: number): Promise<void> {
  const angle = productAngle(subject.model, view);
  const piece = turnedPiece(subject, angle.turn);
  const key = `${JSON.stringify(subject.model)} ${angle.turn}`;
  if (last?.key !== key) last = { key, shoot: stage.set(piece, { light: 'product' }) };
  last.shoot(angle.camera(piece), side, side);
  await send(`${subject.id}-${view}`);
}

async function spin(subject: Subject, index: number, count: number, side: number): Promise<void> {
  const angle = productAngle(subject.model, 'front');
  const piece = turnedPiece(subject, angle.turn + (index / count) * Math.PI * 2);
  last = undefined;
  stage.set(piece, { light: 'product' })(angle.camera(widest(subject)), side, side);
  await send(`${subject.id}-360-${String(index).padStart(2, '0')}`);
}

/** The piece laid over itself at eight angles: one camera then suits all frames of a turn. */
function widest(subject: Subject): Piece {
  const all = new Piece();
  for (let i = 0; i < 8; i++) all.include(turnedPiece(subject, (i / 8) * Math.PI * 2));
  return all;
}

function turnedPiece(subject: Subject, turn: number): Piece {
  return new Piece().include(buildPiece(subject.model), [0, 0, 0], turn);
}

export const studio = { product, spin, frame };
Object.assign(window, { studio });

import type { Subject, View } from '../model.ts';
import { buildPiece } from '../models/builders.ts';
import { Piece } from '../models/piece.ts';
import { productAngle } from './angles.ts';
import { frame, stand } from './framing.ts';
import { productRoom } from './rooms/productRoom.ts';
import { type SceneName, scenes } from './rooms/scenes.ts';
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
  await send(`products/${subject.id}-${view}`);
}

async function spin(subject: Subject, index: number, count: number, side: number): Promise<void> {
  const angle = productAngle(subject.model, 'front');
  const piece = turnedPiece(subject, angle.turn + (index / count) * Math.PI * 2);
  last = undefined;
  stage.set(piece, { light: 'product' })(angle.camera(widest(subject)), side, side);
  await send(`products/${subject.id}-360-${String(index).padStart(2, '0')}`);
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

async function room(subject: Subject, view: View, side: number): Promise<void> {
  const { piece, product: shown, tints } = productRoom(subject);
  last = undefined;
  const shoot = stage.set(piece, { light: 'room', tints });
  const camera = frame(shown, { azimuth: 14, elevation: 8, fill: 0.7 });
  camera.translateY(camera.position.z * 0.035);
  camera.updateMatrixWorld();
  shoot(camera, side, side);
  await send(`products/${subject.id}-${view}`);
}

async function scene(name: SceneName, scale: number): Promise<void> {
  const { piece, tints, sun, wide, tall } = scenes[name]();
  last = undefined;
  const shoot = stage.set(piece, { light: 'room', tints, sun });
  shoot(stand(wide, 2), 2400 * scale, 1200 * scale);
  await send(`scenes/${name}`);
  shoot(stand(tall, 0.8), 1200 * scale, 1500 * scale);
  await send(`scenes/${name}-tall`);
}

export const studio = { product, spin, room, scene };
Object.assign(window, { studio });

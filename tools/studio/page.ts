import type { Subject, View } from '../../demo/model.ts';
import { productAngle } from './angles.ts';
import { cameraAt, frame } from './framing.ts';
import { buildPiece } from './models/builders.ts';
import { Piece } from './models/piece.ts';
import { productRoom } from './rooms/productRoom.ts';
import { type SceneName, scenes } from './rooms/scenes.ts';
import { Stage } from './stage.ts';

/** The page that tools/studio/pictures.mjs opens. The script calls `window.studio`; the page posts raw pixels to the script. */
const stage = new Stage();
let lastSetting: { key: string; render: ReturnType<Stage['set']> } | undefined;

async function send(name: string): Promise<void> {
  const { width, height } = stage.canvas;
  await fetch(`/picture?name=${encodeURIComponent(name)}&width=${width}&height=${height}`, {
    method: 'POST',
    body: new Blob([stage.pixels() as Uint8Array<ArrayBuffer>]),
  });
}

async function product(subject: Subject, view: Exclude<View, 'room'>, side: number): Promise<void> {
  const angle = productAngle(subject.model, view);
  const piece = rotatedPiece(subject, angle.turn);
  const key = `${JSON.stringify(subject.model)} ${angle.turn}`;
  if (lastSetting?.key !== key) lastSetting = { key, render: stage.set(piece, { light: 'product' }) };
  lastSetting.render(angle.camera(piece), side, side);
  await send(`products/${subject.id}-${view}`);
}

async function spin(subject: Subject, index: number, count: number, side: number): Promise<void> {
  const angle = productAngle(subject.model, 'front');
  const piece = rotatedPiece(subject, angle.turn + (index / count) * Math.PI * 2);
  lastSetting = undefined;
  stage.set(piece, { light: 'product' })(angle.camera(allAngles(subject)), side, side);
  await send(`products/${subject.id}-360-${String(index).padStart(2, '0')}`);
}

/** The piece at eight angles at once, so that a single camera position fits all frames of a 360-degree view. */
function allAngles(subject: Subject): Piece {
  const rotations = new Piece();
  for (let i = 0; i < 8; i++) rotations.include(rotatedPiece(subject, (i / 8) * Math.PI * 2));
  return rotations;
}

function rotatedPiece(subject: Subject, turn: number): Piece {
  return new Piece().include(buildPiece(subject.model), [0, 0, 0], turn);
}

async function room(subject: Subject, view: View, side: number): Promise<void> {
  const { piece, product: subjectPiece, tints } = productRoom(subject);
  lastSetting = undefined;
  const render = stage.set(piece, { light: 'room', tints });
  const camera = frame(subjectPiece, { azimuth: 14, elevation: 8, fill: 0.7 });
  camera.translateY(camera.position.z * 0.035);
  camera.updateMatrixWorld();
  render(camera, side, side);
  await send(`products/${subject.id}-${view}`);
}

async function scene(name: SceneName, scale: number): Promise<void> {
  const { piece, tints, sun, wide, tall } = scenes[name]();
  lastSetting = undefined;
  const render = stage.set(piece, { light: 'room', tints, sun });
  render(cameraAt(wide, 2), 2400 * scale, 1200 * scale);
  await send(`scenes/${name}`);
  render(cameraAt(tall, 0.8), 1200 * scale, 1500 * scale);
  await send(`scenes/${name}-tall`);
}

export const studio = { product, spin, room, scene };
Object.assign(window, { studio });

import { PerspectiveCamera, Vector3 } from 'three';
import type { Piece } from './models/piece.ts';
import type { Viewpoint } from './rooms/room.ts';

interface Angle {
  /** Degrees from +z towards +x. */
  azimuth: number;
  /** Degrees above the floor. */
  elevation: number;
  /** The fraction of the longer side of the frame that the piece takes up. */
  fill: number;
}

/** A telephoto camera that centres the piece, scaled to the fraction `fill` of the longer side of the frame. */
export function frame(
  piece: Piece,
  { azimuth, elevation, fill }: Angle,
  aspect = 1,
  fov = 22,
): PerspectiveCamera {
  const camera = new PerspectiveCamera(fov, aspect, 10, 8000);
  const points = outline(piece);
  const [a, e] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180];
  const back = new Vector3(Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e));
  const right = new Vector3(Math.cos(a), 0, -Math.sin(a));
  const up = back.clone().cross(right);
  const target = points.reduce((sum, point) => sum.add(point), new Vector3()).divideScalar(points.length);
  const slope = Math.tan((fov * Math.PI) / 360);
  let distance = 1200;
  const toward = new Vector3();
  for (let iteration = 0; iteration < 8; iteration++) {
    const [low, high] = [new Vector3(9, 9, 0), new Vector3(-9, -9, 0)];
    for (const point of points) {
      toward.copy(point).sub(target);
      const ahead = distance - toward.dot(back);
      const projected = new Vector3(
        toward.dot(right) / (ahead * slope * aspect),
        toward.dot(up) / (ahead * slope),
        0,
      );
      low.min(projected);
      high.max(projected);
    }
    const scale = distance * slope;
    target
      .addScaledVector(right, ((low.x + high.x) / 2) * scale * aspect)
      .addScaledVector(up, ((low.y + high.y) / 2) * scale);
    distance *= Math.max(high.x - low.x, high.y - low.y) / 2 / fill;
  }
  camera.position.copy(target).addScaledVector(back, distance);
  camera.lookAt(target);
  camera.updateMatrixWorld();
  return camera;
}

/** A camera at a viewpoint. */
export function cameraAt({ from, to, fov }: Viewpoint, aspect: number): PerspectiveCamera {
  const camera = new PerspectiveCamera(fov, aspect, 10, 8000);
  camera.position.set(...from);
  camera.lookAt(...to);
  camera.updateMatrixWorld();
  return camera;
}

/** A sample of the points, sufficient for the outline. */
function outline(piece: Piece): Vector3[] {
  const points: Vector3[] = [];
  for (const { geometry } of piece.parts) {
    const positions = geometry.getAttribute('position');
    const step = positions.count > 60 ? 7 : 1;
    for (let i = 0; i < positions.count; i += step)
      points.push(new Vector3().fromBufferAttribute(positions, i));
  }
  return points;
}

import {
  DataTexture,
  EquirectangularReflectionMapping,
  FloatType,
  LinearFilter,
  RGBAFormat,
  Vector3,
} from 'three';
import { random } from '../../demo/random.ts';

/** A light with its direction: azimuth from +z towards +x, elevation above the floor, both in degrees. */
export type Radiance = (
  azimuth: number,
  elevation: number,
) => readonly [red: number, green: number, blue: number];

interface Softbox {
  azimuth: number;
  elevation: number;
  width: number;
  height: number;
  power: number;
  warmth?: number;
}

const smooth = (from: number, to: number, value: number) => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};
const away = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

function glow({ azimuth, elevation, width, height }: Softbox, a: number, e: number): number {
  const across = away(a, azimuth) * Math.max(0.25, Math.cos((e * Math.PI) / 180));
  return (
    smooth(width / 2 + 5, width / 2 - 5, across) *
    smooth(height / 2 + 5, height / 2 - 5, Math.abs(e - elevation))
  );
}

function softboxes(boxes: readonly Softbox[], around: Radiance): Radiance {
  return (azimuth, elevation) => {
    const base = around(azimuth, elevation);
    let [red, green, blue] = base;
    for (const box of boxes) {
      const light = glow(box, azimuth, elevation) * box.power;
      const warmth = box.warmth ?? 0;
      red += light * (1 + warmth);
      green += light;
      blue += light * (1 - warmth);
    }
    return [red, green, blue];
  };
}

/** The product studio: a large key light at the upper left, a top light, a strip light at the right, and white walls. */
export const studioLight = softboxes(
  [
    { azimuth: -52, elevation: 46, width: 62, height: 46, power: 5.2, warmth: 0.02 },
    { azimuth: 20, elevation: 82, width: 120, height: 26, power: 2.6 },
    { azimuth: 72, elevation: 24, width: 20, height: 64, power: 2.2, warmth: -0.02 },
    { azimuth: -165, elevation: 34, width: 60, height: 30, power: 1.6 },
  ],
  (azimuth, elevation) => {
    const sweep =
      elevation < 0 ? 0.62 - 0.16 * smooth(0, -60, elevation) : 0.62 + 0.16 * smooth(0, 70, elevation);
    const flag = 1 - 0.55 * smooth(26, 8, away(azimuth, 28)) * smooth(60, 20, Math.abs(elevation - 5));
    const level = sweep * flag;
    return [level, level * 0.995, level * 0.985];
  },
);

/** A room by day: a tall window at the left, light walls and a wooden floor. */
export const roomLight = softboxes(
  [
    { azimuth: -78, elevation: 22, width: 62, height: 56, power: 5.4, warmth: -0.015 },
    { azimuth: 40, elevation: 30, width: 70, height: 40, power: 0.5, warmth: 0.05 },
    { azimuth: 12, elevation: 16, width: 46, height: 34, power: 0.75, warmth: 0.03 },
    { azimuth: 0, elevation: 84, width: 200, height: 20, power: 0.7 },
  ],
  (_azimuth, elevation) => {
    const level = elevation < 0 ? 0.34 : 0.46 + 0.2 * smooth(10, 80, elevation);
    const warm = elevation < 0 ? 0.1 : 0.02;
    return [level * (1 + warm), level, level * (1 - warm)];
  },
);

/** The environment as a panorama, from which three.js computes image-based light. */
export function panorama(light: Radiance): DataTexture {
  const [width, height] = [256, 128];
  const data = new Float32Array(width * height * 4);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const azimuth = 90 - ((column + 0.5) / width - 0.5) * 360;
      const [red, green, blue] = light(azimuth, ((row + 0.5) / height - 0.5) * 180);
      data.set([red, green, blue, 1], (row * width + column) * 4);
    }
  }
  const texture = new DataTexture(data, width, height, RGBAFormat, FloatType);
  texture.mapping = EquirectangularReflectionMapping;
  texture.minFilter = LinearFilter;
  texture.magFilter = LinearFilter;
  texture.needsUpdate = true;
  return texture;
}

export function direction(azimuth: number, elevation: number): Vector3 {
  const [a, e] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180];
  return new Vector3(Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e));
}

/** Samples `count` directions by importance: bright parts of the environment get more samples. */
export function sampleDirections(light: Radiance, count: number, seed = 3): Vector3[] {
  const [columns, rows] = [72, 36];
  const power: number[][] = [];
  for (let row = 0; row < rows; row++) {
    const elevation = ((row + 0.5) / rows - 0.5) * 180;
    power.push(
      Array.from({ length: columns }, (_, column) => {
        const [red, green, blue] = light(((column + 0.5) / columns) * 360 - 180, elevation);
        return (0.2 * red + 0.7 * green + 0.1 * blue) * Math.cos((elevation * Math.PI) / 180);
      }),
    );
  }
  const sums = power.map((line) => line.reduce((a, b) => a + b, 0));
  const next = random(seed);
  const [shiftA, shiftB] = [next(), next()];
  return Array.from({ length: count }, (_, i) => {
    const [row, insideRow] = pick(sums, (i + shiftA) / count);
    const [column, insideColumn] = pick(power[row] ?? [], (i * 0.618034 + shiftB) % 1);
    return direction(((column + insideColumn) / columns) * 360 - 180, ((row + insideRow) / rows - 0.5) * 180);
  });
}

function pick(weights: readonly number[], share: number): [index: number, inside: number] {
  let rest = share * weights.reduce((a, b) => a + b, 0);
  for (let i = 0; i < weights.length; i++) {
    const weight = weights[i] ?? 0;
    if (rest <= weight) return [i, weight > 0 ? rest / weight : 0.5];
    rest -= weight;
  }
  return [weights.length - 1, 0.5];
}

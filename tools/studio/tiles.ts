import {
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  RepeatWrapping,
  RGBAFormat,
  type Texture,
} from 'three';
import { random } from '../../demo/random.ts';

/** A repeating texture of a surface. shade multiplies the colour, height is the relief, both 0 to 1. */
type Grain = (u: number, v: number) => readonly [shade: number, height: number];

/** Repeating value noise of `columns` by `rows` cells. */
export function noise(columns: number, rows: number, seed: number): (u: number, v: number) => number {
  const next = random(seed);
  const grid = Float32Array.from({ length: columns * rows }, next);
  const ease = (t: number) => t * t * (3 - 2 * t);
  return (u, v) => {
    const [x, y] = [(u - Math.floor(u)) * columns, (v - Math.floor(v)) * rows];
    const [x0, y0] = [Math.floor(x) % columns, Math.floor(y) % rows];
    const [x1, y1] = [(x0 + 1) % columns, (y0 + 1) % rows];
    const [fx, fy] = [ease(x - Math.floor(x)), ease(y - Math.floor(y))];
    const at = (a: number, b: number) => grid[b * columns + a] ?? 0;
    const top = at(x0, y0) + (at(x1, y0) - at(x0, y0)) * fx;
    const low = at(x0, y1) + (at(x1, y1) - at(x0, y1)) * fx;
    return top + (low - top) * fy;
  };
}

function fabric(): Grain {
  const threads = 84;
  const [mottle, slubA, slubB] = [noise(10, 10, 1), noise(6, threads, 2), noise(threads, 6, 3)];
  return (u, v) => {
    const over = (Math.floor(u * threads) + Math.floor(v * threads)) % 2 === 0;
    const arc = (t: number) => Math.sin((t - Math.floor(t)) * Math.PI);
    const [warp, weft] = [arc(u * threads) * (over ? 1 : 0.55), arc(v * threads) * (over ? 0.55 : 1)];
    const height = Math.max(warp, weft);
    const slub = (over ? slubB(u, v) : slubA(u, v)) - 0.5;
    return [0.78 + 0.16 * height + 0.16 * slub + 0.07 * (mottle(u, v) - 0.5), height * 0.8 + slub * 0.3];
  };
}

function velvet(): Grain {
  const [nap, fine] = [noise(7, 7, 5), noise(160, 160, 6)];
  return (u, v) => [0.84 + 0.14 * nap(u, v) + 0.05 * fine(u, v), 0.5 + 0.12 * fine(u, v) + 0.2 * nap(u, v)];
}

function leather(): Grain {
  const cells = 46;
  const next = random(8);
  const points = Array.from({ length: cells * cells }, () => [next(), next()] as const);
  const [mottle, crease] = [noise(5, 5, 9), noise(14, 14, 10)];
  return (u, v) => {
    const [x, y] = [u * cells, v * cells];
    let [near, second] = [9, 9];
    for (let i = -1; i <= 1; i++) {
      for (let j = -1; j <= 1; j++) {
        const [cx, cy] = [Math.floor(x) + i, Math.floor(y) + j];
        const [px, py] = points[((cy + cells) % cells) * cells + ((cx + cells) % cells)] ?? [0, 0];
        const d = Math.hypot(cx + px - x, cy + py - y);
        if (d < near) [near, second] = [d, near];
        else if (d < second) second = d;
      }
    }
    const pebble = Math.min(1, (second - near) * 2.2);
    return [0.8 + 0.07 * pebble + 0.2 * (mottle(u, v) - 0.4) * 0.8, pebble * 0.5 + crease(u, v) * 0.5];
  };
}

function wood(): Grain {
  const [wander, bands, fibre, pores, tone] = [
    noise(3, 4, 11),
    noise(5, 9, 12),
    noise(10, 190, 13),
    noise(36, 250, 14),
    noise(2, 7, 15),
  ];
  return (u, v) => {
    const warp = (wander(u, v) - 0.5) * 0.42 + (bands(u, v) - 0.5) * 0.1;
    const ring = 0.5 + 0.5 * Math.sin((v + warp) * Math.PI * 2 * 9);
    const pore = pores(u, v) > 0.8 ? 1 : 0;
    const shade =
      0.8 + 0.13 * ring ** 1.6 + 0.12 * (fibre(u, v) - 0.5) - 0.08 * pore + 0.16 * (tone(u, v) - 0.5);
    return [shade, 0.6 + 0.2 * ring - 0.4 * pore + 0.25 * fibre(u, v)];
  };
}

function planks(): Grain {
  const grain = wood();
  const rows = 7;
  const next = random(16);
  const boards = Array.from({ length: rows }, () => [next(), next(), next()] as const);
  return (u, v) => {
    const row = Math.floor(v * rows);
    const [shift, tone, seam] = boards[row] ?? [0, 0, 0];
    const inside = v * rows - row;
    const along = (((u + seam) % 1) * 2) % 1;
    const joint = inside < 0.018 || inside > 0.982 || along < 0.0025 ? 1 : 0;
    const half = ((u + seam) % 1) * 2 >= 1 ? 0.09 : 0;
    const [shade, height] = grain(u * 2 + shift * 3.7, v + shift + half);
    return [(shade - 0.08 + (tone - 0.5) * 0.16 + half - 0.04) * (joint ? 0.55 : 1), joint ? 0 : height];
  };
}

function brushed(): Grain {
  const [lines, long] = [noise(5, 380, 17), noise(2, 60, 18)];
  return (u, v) => {
    const line = lines(u, v) * 0.7 + long(u, v) * 0.3;
    return [0.9 + 0.09 * line, line];
  };
}

function stone(): Grain {
  const [a, b, c, cloud] = [noise(4, 4, 19), noise(9, 9, 20), noise(21, 21, 21), noise(5, 6, 22)];
  return (u, v) => {
    const bent = a(u, v) + 0.5 * b(u, v) + 0.22 * c(u, v);
    const vein = Math.exp(-(((bent - 0.88) / 0.022) ** 2)) * cloud(u, v);
    const hair = Math.exp(-(((bent - 0.66) / 0.012) ** 2)) * 0.5 * (1 - cloud(u, v));
    return [0.95 - 0.34 * vein - 0.22 * hair - 0.07 * (cloud(u, v) - 0.5), 0.5];
  };
}

function rattan(): Grain {
  const strands = 10;
  const tone = noise(30, 30, 23);
  return (u, v) => {
    const [x, y] = [u * strands, v * strands];
    const over = (Math.floor(x) + Math.floor(y)) % 2 === 0;
    const [fx, fy] = [x - Math.floor(x), y - Math.floor(y)];
    const [across, along] = over ? [fy, fx] : [fx, fy];
    const height = Math.sin(across * Math.PI) ** 0.6 * (0.55 + 0.45 * Math.sin(along * Math.PI));
    const split = 0.5 + 0.5 * Math.cos(across * Math.PI * 6);
    return [0.34 + 0.55 * height + 0.06 * split + 0.14 * (tone(u, v) - 0.5), height];
  };
}

/** The texture of each surface with its size in centimetres and the strength of its relief. */
export const tiles = {
  fabric: { grain: fabric, size: [23, 23], relief: 0.9 },
  velvet: { grain: velvet, size: [34, 34], relief: 0.35 },
  leather: { grain: leather, size: [22, 22], relief: 0.5 },
  wood: { grain: wood, size: [130, 26], relief: 0.16 },
  planks: { grain: planks, size: [220, 98], relief: 0.25 },
  metal: { grain: brushed, size: [90, 46], relief: 0.05 },
  stone: { grain: stone, size: [130, 130], relief: 0 },
  rattan: { grain: rattan, size: [11, 11], relief: 1.6 },
} as const satisfies Record<string, { grain: () => Grain; size: readonly [number, number]; relief: number }>;

export type TileName = keyof typeof tiles;

/** The texture: shade in red, green and blue, height in alpha, without a colour space. */
export function tileTexture(name: TileName, side = 512): Texture {
  const grain = tiles[name].grain();
  const data = new Uint8Array(side * side * 4);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const [shade, height] = grain((x + 0.5) / side, (y + 0.5) / side);
      const byte = (value: number) => Math.max(0, Math.min(255, Math.round(value * 255)));
      const level = byte(shade);
      data.set([level, level, level, byte(height)], (y * side + x) * 4);
    }
  }
  const texture = new DataTexture(data, side, side, RGBAFormat);
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.generateMipmaps = true;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.magFilter = LinearFilter;
  texture.anisotropy = 2;
  texture.needsUpdate = true;
  return texture;
}

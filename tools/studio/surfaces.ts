import {
  Color,
  DoubleSide,
  type Material,
  MeshStandardMaterial,
  type MeshStandardMaterialParameters,
  ShaderChunk,
  type Texture,
  Vector2,
} from 'three';
import { type MaterialId, materials } from '../../demo/materials.ts';
import type { Finish } from './models/piece.ts';
import { type TileName, tiles, tileTexture } from './tiles.ts';
import { readVisibility } from './visibilityShaders.ts';

interface Appearance extends MeshStandardMaterialParameters {
  tile?: TileName;
  relief?: number;
  /** Reflection of a cloth's pile at grazing angles. */
  fuzz?: number;
  /** Strength of the gradient on a flat glossy front, as caused by nearby lights. */
  bulge?: number;
}

const appearances = {
  fabric: { tile: 'fabric', roughness: 0.95, fuzz: 0.16 },
  velvet: { tile: 'velvet', roughness: 0.75, fuzz: 0.75 },
  leather: { tile: 'leather', roughness: 0.46 },
  wood: { tile: 'wood', roughness: 0.5 },
  lacquer: { roughness: 0.32 },
  metal: { tile: 'metal', roughness: 0.34, metalness: 1, bulge: 0.3, envMapIntensity: 1.3 },
  glass: { roughness: 0.04, transparent: true, opacity: 0.42, bulge: 0.3, envMapIntensity: 1.4 },
  stone: { tile: 'stone', roughness: 0.22 },
  rattan: { tile: 'rattan', roughness: 0.6 },
} as const satisfies Record<string, Appearance>;

const extras = {
  gap: { color: '#0c0c0d', roughness: 0.9 },
  chrome: { color: '#d9dbdd', roughness: 0.14, metalness: 1, envMapIntensity: 1.2 },
  blackGlass: { color: '#060708', roughness: 0.06, bulge: 0.34, envMapIntensity: 1.1 },
  display: { color: '#05080a', emissive: '#bfe6ff', emissiveIntensity: 1.1, roughness: 0.3 },
  pane: {
    color: '#dfe8ea',
    roughness: 0.04,
    transparent: true,
    opacity: 0.13,
    bulge: 0.3,
    envMapIntensity: 1.4,
  },
  coil: { color: '#2a2b2d', roughness: 0.25 },
  rubber: { color: '#1b1c1d', roughness: 0.75 },
  castIron: { color: '#1c1d1e', roughness: 0.62 },
  plastic: { color: '#efefec', roughness: 0.36 },
  linen: { color: '#f0ece4', tile: 'fabric', roughness: 0.95, fuzz: 0.2, relief: 0.25 },
  bulb: { color: '#fff6e4', emissive: '#ffe2b0', emissiveIntensity: 2.2, roughness: 0.6 },
  silvered: { color: '#f2f5f6', roughness: 0.05, metalness: 1, bulge: 0.42, envMapIntensity: 1.15 },
  leaf: { color: '#4c6a41', roughness: 0.55, side: DoubleSide },
  terracotta: { color: '#d8d2c8', roughness: 0.8 },
  paper: { color: '#f7f5f0', roughness: 0.9 },
  wall: { color: '#d9d4c9', roughness: 0.96 },
  trim: { color: '#f3f1ec', roughness: 0.6 },
  floor: { color: '#b8926a', tile: 'planks', roughness: 0.42 },
  sky: { color: '#ffffff', emissive: '#eaf3fb', emissiveIntensity: 1.5 },
  sheer: {
    color: '#f6f3ec',
    roughness: 0.95,
    transparent: true,
    opacity: 0.82,
    side: DoubleSide,
    emissive: '#fffaf0',
    emissiveIntensity: 0.2,
  },
} as const satisfies Record<string, Appearance>;

/** Uniforms of all surfaces of a picture: the light at each pixel and the size in pixels. */
interface VisibilityUniforms {
  seenMap: { value: Texture | null };
  pictureSize: { value: Vector2 };
}

/** Creates and caches the materials of the studio. tint: replaces the colour of a finish, for example of a wall. */
export class Surfaces {
  readonly uniforms: VisibilityUniforms = {
    seenMap: { value: null },
    pictureSize: { value: new Vector2(1, 1) },
  };
  private readonly materials = new Map<string, Material>();
  private readonly textures = new Map<string, Texture>();

  get(finish: Finish, tint?: string): Material {
    const key = `${finish}${tint ?? ''}`;
    const cached = this.materials.get(key);
    if (cached) return cached;
    const material = this.make(appearanceOf(finish), tint);
    this.materials.set(key, material);
    return material;
  }

  private make(appearance: Appearance, tint?: string): Material {
    const { tile, relief, fuzz = 0, bulge = 0, ...parameters } = appearance;
    const material = new MeshStandardMaterial(parameters);
    if (tint) material.color.set(tint);
    if (tile) {
      const texture = this.tile(tile);
      material.map = texture;
      material.color.multiplyScalar(1.16);
      material.bumpMap = texture;
      material.bumpScale = relief ?? tiles[tile].relief;
    }
    this.shade(material, fuzz, bulge, Boolean(appearance.emissive));
    return material;
  }

  private tile(name: TileName): Texture {
    const cached = this.textures.get(name);
    if (cached) return cached;
    const texture = tileTexture(name, name === 'planks' || name === 'wood' ? 1024 : 512);
    const [width, height] = tiles[name].size;
    texture.repeat.set(1 / width, 1 / height);
    this.textures.set(name, texture);
    return texture;
  }

  /** Reduces image-based light and sun by the visibility of each pixel, and adds the pile of cloth. */
  private shade(material: MeshStandardMaterial, fuzz: number, bulge: number, glows: boolean): void {
    const { uniforms } = this;
    material.onBeforeCompile = (shader) => {
      shader.uniforms.seenMap = uniforms.seenMap;
      shader.uniforms.pictureSize = uniforms.pictureSize;
      shader.fragmentShader = shader.fragmentShader
        .replace('#include <common>', `#include <common>\n${readVisibility}`)
        .replace(
          '#include <bumpmap_pars_fragment>',
          ShaderChunk.bumpmap_pars_fragment.replaceAll(').x', ').a'),
        )
        .replace('#include <clearcoat_normal_fragment_begin>', bulge > 0 ? curved(bulge) : '')
        .replace('#include <aomap_fragment>', dimming(fuzz, glows));
    };
    material.customProgramCacheKey = () => `studio ${fuzz} ${bulge} ${glows}`;
  }
}

/** Bends the normal depending on the position in the picture, because distant lights alone leave a flat front without a gradient. */
const curved = (bulge: number) => /* glsl */ `
  normal = normalize(normal - vec3(vViewPosition.xy / vViewPosition.z * ${(bulge * 5).toFixed(2)}, 0.0));
`;

const dimming = (fuzz: number, glows: boolean) => /* glsl */ `
  vec2 reaching = seenLight(vViewPosition.z);
  float open = reaching.x;
  float facing = saturate(dot(normal, normalize(vViewPosition)));
  vec3 albedo = material.diffuseColor;
  vec3 bounced = max(vec3(open), ((open * (2.0404 * albedo - 0.3324) + (-4.7951 * albedo + 0.6417)) * open + (2.7552 * albedo + 0.6903)) * open);
  reflectedLight.indirectDiffuse *= bounced;
  float shine = saturate(pow(facing + open, exp2(-16.0 * roughnessFactor - 1.0)) - 1.0 + open);
  reflectedLight.indirectSpecular *= mix(mix(0.22, 1.0, shine), 1.0, metalnessFactor * 0.35);
  reflectedLight.directDiffuse *= reaching.y;
  reflectedLight.directSpecular *= reaching.y;
  ${fuzz > 0 ? `reflectedLight.indirectDiffuse += (albedo * 0.7 + 0.06) * pow(1.0 - facing, 2.2) * open * ${fuzz.toFixed(2)};` : ''}
  ${glows ? 'totalEmissiveRadiance *= 0.4 + 0.6 * facing;' : ''}
`;

function appearanceOf(finish: Finish): Appearance {
  if (finish.startsWith('lit-')) {
    const { colour } = materials[finish.slice(4) as MaterialId];
    const warm = new Color(colour).lerp(new Color('#ffca86'), 0.45);
    return {
      color: colour,
      tile: 'fabric',
      relief: 0.2,
      roughness: 0.95,
      emissive: warm,
      emissiveIntensity: 0.5,
      side: DoubleSide,
    };
  }
  if (finish in materials) {
    const { colour, surface } = materials[finish as MaterialId];
    const polished = finish === 'brass' ? new Color(colour).lerp(new Color('#fff1d0'), 0.28) : colour;
    return { ...appearances[surface], color: polished };
  }
  return extras[finish as keyof typeof extras];
}

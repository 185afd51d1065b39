import {
  CircleGeometry,
  Color,
  DirectionalLight,
  type Group,
  Mesh,
  NeutralToneMapping,
  type PerspectiveCamera,
  PMREMGenerator,
  Scene,
  ShaderMaterial,
  type Texture,
  Vector3,
  WebGLRenderer,
} from 'three';
import { assemble, casters } from './assembly.ts';
import {
  direction,
  panorama,
  type Radiance,
  roomLight,
  sampleDirections,
  studioLight,
} from './environment.ts';
import type { Finish, Piece } from './models/piece.ts';
import { Surfaces } from './surfaces.ts';
import { Visibility } from './visibility.ts';
import { readVisibility } from './visibilityShaders.ts';

/** The background of product pictures. The storefront's tiles have exactly this colour. */
const backdrop = '#f4f2ee';

interface Light {
  environment: Texture;
  visibility: Visibility;
  exposure: number;
}

interface Setting {
  /** product: on the plain backdrop. room: between walls, with sun through a window. */
  light: 'product' | 'room';
  tints?: Partial<Record<Finish, string>>;
  sun?: number;
}

const sunAt = { azimuth: -50, elevation: 34 };

/** Renders pieces. All pictures of a run share one stage and one canvas. */
export class Stage {
  readonly canvas: HTMLCanvasElement;
  private readonly renderer: WebGLRenderer;
  private readonly surfaces = new Surfaces();
  private readonly lights: Record<Setting['light'], Light>;
  private readonly sun = new DirectionalLight('#ffe9cf', 0);
  private content: Group | undefined;
  private readonly floor = shadowCatcher(this.surfaces);

  constructor() {
    this.renderer = new WebGLRenderer({ antialias: true, preserveDrawingBuffer: true, alpha: false });
    this.renderer.toneMapping = NeutralToneMapping;
    this.renderer.autoClear = true;
    this.canvas = this.renderer.domElement;
    const sunDirections = Array.from({ length: 9 }, (_, i) =>
      direction(sunAt.azimuth + ((i % 3) - 1) * 1.1, sunAt.elevation + (Math.floor(i / 3) - 1) * 1.1),
    );
    this.lights = {
      product: this.light(studioLight, 36, [direction(0, 60)], 0.72),
      room: this.light(roomLight, 48, sunDirections, 1, 384),
    };
    this.sun.position.copy(direction(sunAt.azimuth, sunAt.elevation));
  }

  private light(radiance: Radiance, samples: number, sun: Vector3[], exposure: number, tile = 224): Light {
    const generator = new PMREMGenerator(this.renderer);
    const environment = generator.fromEquirectangular(panorama(radiance)).texture;
    generator.dispose();
    return {
      environment,
      visibility: new Visibility(this.renderer, sampleDirections(radiance, samples), sun, tile),
      exposure,
    };
  }

  /** Sets the scene. The returned function renders it and can be called for several cameras. */
  set(piece: Piece, setting: Setting): (camera: PerspectiveCamera, width: number, height: number) => void {
    const { environment, visibility, exposure } = this.lights[setting.light];
    const room = setting.light === 'room';
    const scene = new Scene();
    scene.environment = environment;
    this.content?.traverse((object) => {
      if (object instanceof Mesh) object.geometry.dispose();
    });
    this.content = assemble(piece, this.surfaces, setting.tints);
    scene.add(this.content);
    const reach = footprint(piece);
    const blockers = casters(piece, room ? 0 : reach * 1.05);
    visibility.cast(blockers, room);
    blockers.dispose();
    if (room) {
      this.sun.intensity = setting.sun ?? 2.6;
      scene.add(this.sun);
    } else {
      this.floor.scale.setScalar(reach * 2.3);
      scene.add(this.floor);
    }
    const share = room ? 0.5 : 0.42;
    return (camera, width, height) => {
      this.renderer.setSize(width, height, false);
      visibility.see(scene, camera, Math.ceil(width * share), Math.ceil(height * share), room);
      this.surfaces.uniforms.seenMap.value = visibility.texture;
      this.surfaces.uniforms.pictureSize.value.set(width, height);
      this.renderer.toneMappingExposure = exposure;
      this.renderer.setClearColor(new Color(backdrop), 1);
      this.renderer.render(scene, camera);
    };
  }

  /** The pixels of the canvas as RGBA, the bottom row first. */
  pixels(): Uint8Array {
    const gl = this.renderer.getContext();
    const { width, height } = this.canvas;
    const bytes = new Uint8Array(width * height * 4);
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
    return bytes;
  }
}

function footprint(piece: Piece): number {
  let reach = 0;
  const point = new Vector3();
  for (const { geometry } of piece.parts) {
    const positions = geometry.getAttribute('position');
    for (let i = 0; i < positions.count; i += 9) {
      point.fromBufferAttribute(positions, i);
      reach = Math.max(reach, Math.hypot(point.x, point.z));
    }
  }
  return reach;
}

/** A floor in the colour of the backdrop, on which only shadows are visible. */
function shadowCatcher(surfaces: Surfaces): Mesh {
  const colour = new Color(backdrop).convertLinearToSRGB();
  const material = new ShaderMaterial({
    uniforms: { ...surfaces.uniforms, colour: { value: new Vector3(colour.r, colour.g, colour.b) } },
    vertexShader: /* glsl */ `
      varying float distanceAhead;
      varying vec2 place;
      void main() {
        vec4 seen = modelViewMatrix * vec4(position, 1.0);
        distanceAhead = -seen.z;
        place = position.xz;
        gl_Position = projectionMatrix * seen;
      }`,
    fragmentShader: /* glsl */ `
      varying float distanceAhead;
      varying vec2 place;
      uniform vec3 colour;
      ${readVisibility}
      void main() {
        float open = mix(smoothstep(0.0, 0.97, seenLight(distanceAhead).x), 1.0, smoothstep(0.5, 1.0, length(place)));
        gl_FragColor = vec4(colour * mix(vec3(0.43, 0.42, 0.41), vec3(1.0), open), 1.0);
      }`,
    toneMapped: false,
  });
  const mesh = new Mesh(new CircleGeometry(1, 48).rotateX(-Math.PI / 2), material);
  mesh.position.y = -0.02;
  mesh.renderOrder = 1;
  return mesh;
}

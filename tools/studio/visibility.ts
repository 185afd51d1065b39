import {
  type BufferGeometry,
  Color,
  DepthTexture,
  DoubleSide,
  FloatType,
  Matrix4,
  Mesh,
  NearestFilter,
  OrthographicCamera,
  type PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  Sphere,
  UnsignedIntType,
  Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { gatherShader, geometryShader, smoothShader } from './visibilityShaders.ts';

/** An atlas with a depth map for each of many distant lights. */
interface Atlas {
  tiles: number;
  directions: Vector3[];
  target: WebGLRenderTarget;
}

const quadCamera = new OrthographicCamera(-1, 1, 1, -1, 0, 1);

/**
 * Computes the visible share of environment and sun for each visible point. It works in screen space at a lower resolution
 * than the picture: depth and normals, one shadow lookup for each light, an edge-preserving blur. `texture` contains
 * environment, sun, and the distance from the camera, by which readers detect edges.
 */
export class Visibility {
  private readonly geometryMaterial = new ShaderMaterial({ ...geometryShader, side: DoubleSide });
  private readonly depthMaterial = new ShaderMaterial({
    vertexShader: 'void main() { gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
    fragmentShader: 'void main() {}',
    side: DoubleSide,
    colorWrite: false,
  });
  private readonly quad = new Mesh(new PlaneGeometry(2, 2));
  private readonly quadScene = new Scene().add(this.quad);
  private readonly sky: Atlas;
  private readonly sun: Atlas;
  private readonly bounds = new Sphere();
  private lastPositions: ArrayLike<number> | undefined;
  private seenFrom: readonly number[] | undefined;
  private readonly gather: ShaderMaterial;
  private readonly smooth = new ShaderMaterial(smoothShader);
  private readonly surfaces = colourTarget(1, 1);
  private readonly gathered = colourTarget(1, 1);
  private readonly smoothed = colourTarget(1, 1);

  constructor(
    private readonly renderer: WebGLRenderer,
    skyDirections: Vector3[],
    sunDirections: Vector3[],
    tileSize: number,
  ) {
    this.sky = atlas(skyDirections, tileSize);
    this.sun = atlas(sunDirections, 1024);
    this.gather = new ShaderMaterial(
      gatherShader(skyDirections.length, this.sky.tiles, sunDirections.length, this.sun.tiles),
    );
    this.gather.uniforms.skyMap = { value: this.sky.target.depthTexture };
    this.gather.uniforms.sunMap = { value: this.sun.target.depthTexture };
    this.gather.uniforms.skyTo = { value: skyDirections };
    this.gather.uniforms.sunTo = { value: sunDirections };
  }

  get texture() {
    return this.gathered.texture;
  }

  /** Renders the depth maps. They are reused if the positions are equal, for example for another colour of the same model. */
  cast(casters: BufferGeometry, withSun: boolean): void {
    const positions = casters.getAttribute('position').array;
    if (this.lastPositions && sameNumbers(positions, this.lastPositions)) return;
    this.lastPositions = positions;
    this.seenFrom = undefined;
    casters.computeBoundingSphere();
    if (casters.boundingSphere) this.bounds.copy(casters.boundingSphere);
    const mesh = new Mesh(casters, this.depthMaterial);
    mesh.frustumCulled = false;
    const scene = new Scene().add(mesh);
    for (const map of withSun ? [this.sky, this.sun] : [this.sky]) {
      const size = map.target.width / map.tiles;
      this.renderer.setRenderTarget(map.target);
      this.renderer.clear(true, true, false);
      map.directions.forEach((to, index) => {
        map.target.viewport.set((index % map.tiles) * size, Math.floor(index / map.tiles) * size, size, size);
        map.target.scissor.copy(map.target.viewport);
        map.target.scissorTest = true;
        this.renderer.setRenderTarget(map.target);
        this.renderer.render(scene, lightCamera(to, this.bounds));
      });
      map.target.viewport.set(0, 0, map.target.width, map.target.height);
      map.target.scissorTest = false;
    }
  }

  /** Computes the visibility for a camera. width, height: the low resolution in pixels. */
  see(scene: Scene, camera: PerspectiveCamera, width: number, height: number, withSun: boolean): void {
    const view = [width, height, camera.fov, ...camera.matrixWorld.elements];
    if (this.seenFrom && sameNumbers(view, this.seenFrom)) return;
    this.seenFrom = view;
    for (const target of [this.surfaces, this.gathered, this.smoothed]) target.setSize(width, height);
    const background = scene.background;
    scene.background = null;
    scene.overrideMaterial = this.geometryMaterial;
    this.renderer.setRenderTarget(this.surfaces);
    this.renderer.setClearColor(new Color(0, 0, 0), 0);
    this.renderer.clear();
    this.renderer.render(scene, camera);
    scene.overrideMaterial = null;
    scene.background = background;

    const up = Math.tan((camera.fov * Math.PI) / 360);
    const [right, above, ahead] = [new Vector3(), new Vector3(), new Vector3()];
    new Matrix4().copy(camera.matrixWorld).extractBasis(right, above, ahead);
    const uniforms = this.gather.uniforms;
    uniforms.surfaces = { value: this.surfaces.texture };
    uniforms.eye = { value: camera.getWorldPosition(new Vector3()) };
    uniforms.right = { value: right.multiplyScalar(up * camera.aspect) };
    uniforms.above = { value: above.multiplyScalar(up) };
    uniforms.ahead = { value: ahead.negate() };
    uniforms.centre = { value: this.bounds.center };
    uniforms.radius = { value: this.bounds.radius };
    uniforms.withSun = { value: withSun ? 1 : 0 };
    uniforms.skyTexel = { value: this.sky.tiles / this.sky.target.width };
    this.draw(this.gather, this.gathered);
    this.smooth.uniforms.surfaces = { value: this.surfaces.texture };
    for (const [from, to, stride] of [
      [this.gathered, this.smoothed, 1],
      [this.smoothed, this.gathered, 3],
    ] as const) {
      this.smooth.uniforms.gathered = { value: from.texture };
      this.smooth.uniforms.stride = { value: stride };
      this.draw(this.smooth, to);
    }
    this.renderer.setRenderTarget(null);
  }

  private draw(material: ShaderMaterial, target: WebGLRenderTarget): void {
    this.quad.material = material;
    this.renderer.setRenderTarget(target);
    this.renderer.render(this.quadScene, quadCamera);
  }
}

function atlas(directions: Vector3[], tileSize: number): Atlas {
  const tiles = Math.ceil(Math.sqrt(directions.length));
  const target = new WebGLRenderTarget(tiles * tileSize, tiles * tileSize, { generateMipmaps: false });
  target.depthTexture = new DepthTexture(tiles * tileSize, tiles * tileSize, UnsignedIntType);
  target.depthTexture.minFilter = NearestFilter;
  target.depthTexture.magFilter = NearestFilter;
  return { tiles, directions, target };
}

function colourTarget(width: number, height: number): WebGLRenderTarget {
  return new WebGLRenderTarget(width, height, {
    type: FloatType,
    minFilter: NearestFilter,
    magFilter: NearestFilter,
  });
}

function sameNumbers(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Must agree with `lightSpace` in the gather shader: right = normalise(cross(helper, to)), up = cross(to, right). */
function lightCamera(to: Vector3, { center, radius }: Sphere): OrthographicCamera {
  const camera = new OrthographicCamera(-radius, radius, radius, -radius, 0, radius * 2);
  const helper = Math.abs(to.y) > 0.99 ? new Vector3(1, 0, 0) : new Vector3(0, 1, 0);
  const right = helper.cross(to).normalize();
  const up = to.clone().cross(right);
  camera.matrixAutoUpdate = false;
  camera.matrix.makeBasis(right, up, to).setPosition(center.clone().addScaledVector(to, radius));
  camera.matrixWorld.copy(camera.matrix);
  camera.matrixWorldInverse.copy(camera.matrix).invert();
  camera.matrixWorldAutoUpdate = false;
  return camera;
}

const passThrough =
  'varying vec2 place; void main() { place = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }';

/** World normal and view-space depth of the nearest surface. */
export const geometryShader = {
  vertexShader: /* glsl */ `
    varying vec3 facing;
    varying float distanceAhead;
    void main() {
      facing = mat3(modelMatrix) * normal;
      vec4 seen = modelViewMatrix * vec4(position, 1.0);
      distanceAhead = -seen.z;
      gl_Position = projectionMatrix * seen;
    }`,
  fragmentShader: /* glsl */ `
    varying vec3 facing;
    varying float distanceAhead;
    void main() {
      vec3 n = normalize(facing);
      gl_FragColor = vec4(gl_FrontFacing ? n : -n, distanceAhead);
    }`,
};

/** The share of light from the directions of `sky` and `sun` that reaches each surface, weighted by the cosine. */
export function gatherShader(sky: number, skyTiles: number, sun: number, sunTiles: number) {
  return {
    uniforms: {} as Record<string, { value: unknown }>,
    vertexShader: passThrough,
    fragmentShader: /* glsl */ `
    uniform sampler2D surfaces, skyMap, sunMap;
    uniform vec3 skyTo[${sky}], sunTo[${sun}], eye, right, above, ahead, centre;
    uniform float radius, withSun, skyTexel;
    varying vec2 place;

    vec3 lightSpace(vec3 point, vec3 to) {
      vec3 helper = abs(to.y) > 0.99 ? vec3(1.0, 0.0, 0.0) : vec3(0.0, 1.0, 0.0);
      vec3 x = normalize(cross(helper, to));
      vec3 y = cross(to, x);
      return vec3(dot(point, x), dot(point, y), dot(point, to)) / radius * 0.5 + 0.5;
    }

    float lit(sampler2D map, int index, int tiles, vec3 at, float bias) {
      if (any(lessThan(at.xy, vec2(0.002))) || any(greaterThan(at.xy, vec2(0.998)))) return 1.0;
      vec2 tile = vec2(float(index % tiles), float(index / tiles));
      float nearest = texture2D(map, (tile + at.xy) / float(tiles)).r;
      return smoothstep(-bias, 0.0, nearest - (1.0 - at.z));
    }

    /** The sun falls through two tall windows at the left, each of two by three panes. */
    float window(vec3 at, vec3 to) {
      vec2 through = (at + to * ((-330.0 - at.x) / to.x)).zy;
      vec2 pane = vec2(62.0, 78.0);
      float bay = mod(through.x + 40.0, 190.0);
      vec2 inPane = vec2(mod(bay, pane.x), mod(through.y - 55.0, pane.y));
      vec2 soft = smoothstep(vec2(0.0), vec2(7.0), inPane) * smoothstep(vec2(0.0), vec2(7.0), pane - 4.0 - inPane);
      float opening = smoothstep(126.0, 122.0, bay) * smoothstep(55.0, 60.0, through.y) * smoothstep(290.0, 284.0, through.y);
      return soft.x * soft.y * opening;
    }

    void main() {
      vec4 surface = texture2D(surfaces, place);
      if (surface.w <= 0.0) { gl_FragColor = vec4(1.0, 1.0, 0.0, 0.0); return; }
      vec2 screen = place * 2.0 - 1.0;
      vec3 point = eye + (ahead + right * screen.x + above * screen.y) * surface.w - centre;
      vec3 n = surface.xyz;
      float texel = 2.0 * radius * skyTexel;
      point += n * texel * 0.9;
      float seed = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) * 6.2832;
      float sum = 0.0, all = 0.0;
      for (int i = 0; i < ${sky}; i++) {
        float cosine = dot(n, skyTo[i]);
        if (cosine <= 0.0) continue;
        vec3 at = lightSpace(point, skyTo[i]);
        float turn = seed + float(i) * 2.4;
        at.xy += vec2(cos(turn), sin(turn)) * skyTexel * 0.9;
        all += cosine;
        sum += cosine * lit(skyMap, i, ${skyTiles}, at, skyTexel * 0.7);
      }
      float sun = 0.0;
      if (withSun > 0.5) {
        for (int i = 0; i < ${sun}; i++) {
          vec3 at = lightSpace(point, sunTo[i]);
          float turn = seed + float(i) * 2.4;
          at.xy += vec2(cos(turn), sin(turn)) * 0.0012;
          sun += lit(sunMap, i, ${sunTiles}, at, 0.0012);
        }
        sun *= window(point + centre, sunTo[${Math.floor(sun / 2)}]);
      }
      float sky = all > 0.0 ? sum / all : 1.0;
      vec3 there = point + centre;
      if (withSun > 0.5) sky *= mix(1.08, 0.66, smoothstep(-260.0, 420.0, there.x)) * mix(1.0, 0.86, smoothstep(120.0, 290.0, there.y));
      gl_FragColor = vec4(sky, sun / ${sun.toFixed(1)}, 0.0, surface.w);
    }`,
  };
}

/** Blurs visibility across pixels of the same surface only. */
export const smoothShader = {
  uniforms: {} as Record<string, { value: unknown }>,
  vertexShader: passThrough,
  fragmentShader: /* glsl */ `
    uniform sampler2D surfaces, gathered;
    uniform int stride;
    void main() {
      ivec2 here = ivec2(gl_FragCoord.xy);
      vec4 surface = texelFetch(surfaces, here, 0);
      vec4 own = texelFetch(gathered, here, 0);
      ivec2 last = textureSize(gathered, 0) - 1;
      vec3 sum = vec3(own.rg, 1.0);
      for (int y = -2; y <= 2; y++) {
        for (int x = -2; x <= 2; x++) {
          ivec2 there = clamp(here + ivec2(x, y) * stride, ivec2(0), last);
          vec4 other = texelFetch(surfaces, there, 0);
          float same = max(0.0, dot(surface.xyz, other.xyz) - 0.85) * step(abs(other.w - surface.w), surface.w * 0.006);
          sum += vec3(texelFetch(gathered, there, 0).rg, 1.0) * same * 6.0;
        }
      }
      gl_FragColor = vec4(sum.rg / sum.b, 0.0, own.a);
    }`,
};

/** For material shaders: seenLight(distance) returns the visibility of environment and sun at the pixel. */
export const readVisibility = /* glsl */ `
  uniform sampler2D seenMap;
  uniform vec2 pictureSize;
  vec2 seenLight(float distanceAhead) {
    ivec2 size = textureSize(seenMap, 0);
    vec2 at = gl_FragCoord.xy / pictureSize * vec2(size) - 0.5;
    ivec2 base = ivec2(floor(at));
    vec2 share = at - vec2(base);
    vec3 sum = vec3(0.0);
    for (int i = 0; i < 4; i++) {
      ivec2 corner = ivec2(i & 1, i >> 1);
      vec4 seen = texelFetch(seenMap, clamp(base + corner, ivec2(0), size - 1), 0);
      vec2 side = mix(1.0 - share, share, vec2(corner));
      float weight = (side.x * side.y + 0.001) / (0.0005 + pow(abs(seen.a - distanceAhead) / distanceAhead, 2.0) * 40.0);
      sum += vec3(seen.rg, 1.0) * weight;
    }
    return sum.rg / sum.b;
  }`;

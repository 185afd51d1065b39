/// <reference types="vite/client" />

/** Version of the build, from package.json. */
declare const __APP_VERSION__: string;

/** Changes with every text in locales/ (scripts/web/localesPlugin.ts). */
declare const __TEXTS_VERSION__: string;

/** Borders and coasts of the store map (scripts/web/mapGeometryPlugin.ts). */
declare module 'virtual:map-geometry' {
  import type { Topology } from 'topojson-specification';

  const geometry: { states: Topology; neighbours: Topology };
  export default geometry;
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { serverSegments } from './contract/addresses.ts';
import { chunkGroups } from './scripts/web/chunkGroups.ts';
import { headOrder } from './scripts/web/headOrder.ts';
import { inlineScript } from './scripts/web/inlineScript.ts';
import { localesPlugin, textsVersion } from './scripts/web/localesPlugin.ts';
import { mapGeometryPlugin } from './scripts/web/mapGeometryPlugin.ts';
import { buildTarget } from './scripts/web/oldestBrowsers.ts';
import { pageManifest } from './scripts/web/pageManifest.ts';

/** Features.LightDark of lightningcss, which minifies the styles. */
const LIGHT_DARK = 1 << 20;

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));

/** `vite build` makes the web app, `vite build --ssr` the server entry; both leave their result under dist/. */
export default defineConfig(({ isSsrBuild }) => ({
  resolve: {
    alias: {
      '@contract': fileURLToPath(new URL('./contract', import.meta.url)),
      '@': fileURLToPath(new URL('./src', import.meta.url)),
    },
  },
  define: {
    __APP_VERSION__: JSON.stringify(version),
    __TEXTS_VERSION__: JSON.stringify(textsVersion()),
    // However the server is started: React's development build renders at half the speed.
    ...(isSsrBuild && { 'process.env.NODE_ENV': JSON.stringify('production') }),
  },
  plugins: [
    react(),
    mapGeometryPlugin(),
    !isSsrBuild && localesPlugin(),
    !isSsrBuild && headOrder(),
    !isSsrBuild && pageManifest(),
    !isSsrBuild && inlineScript(),
    !isSsrBuild &&
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'src/serviceWorker',
        filename: 'sw.ts',
        // src/platform/registerServiceWorker.ts does it with workbox-window.
        injectRegister: null,
        // The server writes it for each tenant (server/hosting/siteFiles/siteFiles.ts).
        manifest: false,
        injectManifest: {
          rollupFormat: 'iife',
          target: buildTarget,
          globPatterns: ['index.html', 'assets/**/*.{js,css,woff2}', 'locales/**/*.json', 'icons/*.svg'],
          // Large and rarely used: loaded by the form or the kiosk that needs them.
          globIgnores: ['locales/*/desk/**', '**/zxcvbn*', '**/*dictionary*', '**/PdfDocument*'],
        },
      }),
  ],
  // tokens.css has its own fallbacks for light-dark(), which lightningcss would replace with variables.
  css: { lightningcss: { exclude: LIGHT_DARK } },
  build: {
    outDir: 'dist/web',
    target: isSsrBuild ? 'es2022' : buildTarget,
    sourcemap: 'hidden',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    chunkSizeWarningLimit: 900,
    reportCompressedSize: false,
    rolldownOptions: {
      // chunkGroups decides what loads together; the server entry is one file.
      checks: { ineffectiveDynamicImport: false },
      ...(!isSsrBuild && {
        input: { index: 'index.html', main: 'src/main.tsx' },
        output: { codeSplitting: { groups: chunkGroups } },
      }),
    },
  },
  // One file with React's production build inside: a server that starts quickly and can't load a second React.
  ssr: { noExternal: true },
  server: {
    proxy: Object.fromEntries(
      [...serverSegments, 'manifest.webmanifest'].map((segment) => [
        `/${segment}`,
        { target: process.env.SERVER_URL ?? 'http://localhost:8080' },
      ]),
    ),
  },
}));

import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browserCheck } from './browserCheck.ts';
import { buildTarget } from './oldestBrowsers.ts';

const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Builds the staff desk (dist/desk), a separate app, so that shoppers load none of it. */
export default defineConfig({
  root: folder('src/desk'),
  base: '/desk/',
  publicDir: false,
  resolve: { alias: { '@contract': folder('contract'), '@': folder('src') } },
  plugins: [react(), browserCheck({ emitsFile: false })],
  build: {
    outDir: folder('dist/desk'),
    emptyOutDir: true,
    target: buildTarget,
    sourcemap: 'hidden',
    chunkSizeWarningLimit: 900,
    reportCompressedSize: false,
    rolldownOptions: { input: folder('src/desk/desk.html') },
  },
});

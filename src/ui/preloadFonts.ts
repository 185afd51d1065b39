import heading from '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2?url';
import body from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { preload } from 'react-dom';

/** Preloads the fonts of src/ui/fonts.css with the document instead of after its style sheet. Call while rendering. */
export function preloadFonts(): void {
  for (const url of [body, heading])
    preload(url, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}

import { preload } from 'react-dom';
import { isSafeAddress } from '@/features/content/allowList';

const BACKGROUND = /background(?:-image)?\s*:[^;"]*url\(\s*(?:&quot;|["'])?([^"')&]+)/gi;

/** Addresses of the background pictures in the style attributes of some HTML. */
export const backgroundImages = (html: string): string[] =>
  [...html.matchAll(BACKGROUND)].flatMap(([, address = '']) => (isSafeAddress(address) ? [address] : []));

/** Has the browser fetch them at once: styles are read late, and these stand at the top (shell specification §2). */
export function preloadBackgrounds(html: string): void {
  for (const address of backgroundImages(html)) preload(address, { as: 'image' });
}

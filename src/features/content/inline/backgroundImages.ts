import { isSafeAddress } from '@/features/content/allowList';

const BACKGROUND = /background(?:-image)?\s*:[^;"]*url\(\s*(?:&quot;|["'])?([^"')&]+)/gi;

/** Addresses of the background pictures in the style attributes of some HTML. */
export const backgroundImages = (html: string): string[] =>
  [...html.matchAll(BACKGROUND)].flatMap(([, address = '']) => (isSafeAddress(address) ? [address] : []));

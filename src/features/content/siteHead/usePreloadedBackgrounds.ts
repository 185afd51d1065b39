import type { Element } from 'domhandler';
import { useMemo } from 'react';
import { preload } from 'react-dom';
import { useContentNodes } from '@/features/content/useContentNodes';
import { backgroundImages } from './headMarkup';

/**
 * Preloads the background images in the HTML, because browsers discover images in styles late (docs/spec/04 §2).
 * matches: a stable function that selects elements
 */
export function usePreloadedBackgrounds(html: string, matches?: (element: Element) => boolean): void {
  const nodes = useContentNodes(html);
  const urls = useMemo(() => backgroundImages(nodes, matches), [nodes, matches]);
  for (const url of urls) preload(url, { as: 'image' });
}

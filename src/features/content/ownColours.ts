import type { ChildNode } from 'domhandler';
import { allElements, isElement, isText } from './contentNodes';

const COLOUR = /(?:^|[^\w-])(?:color|background(?:-color|-image)?)\s*:\s*([^;{}]*)/gi;

/** Values that leave the colours of the theme: none of their own, or a token of it. */
const OF_THEME =
  /^(?:transparent|none|inherit|initial|unset|revert|currentcolor|var\(\s*--(?!avb-)[\w-]+\s*\))$/i;

/** Whether styles set a colour of text or background. Custom properties set none by themselves. */
export const setsColours = (css: string): boolean =>
  [...css.matchAll(COLOUR)].some(
    ([, value = '']) =>
      !OF_THEME.test(
        value
          .trim()
          .replace(/!important$/i, '')
          .trim(),
      ),
  );

/** Whether a stylesheet was written for one scheme only: it sets colours and never mentions the scheme. */
export const isForLightOnly = (css: string): boolean =>
  setsColours(css) && !/prefers-color-scheme|light-dark\(/i.test(css);

/** Whether an element of dealers' HTML, or one inside it, sets colours in a style attribute. */
export const hasOwnColours = (nodes: ChildNode[]): boolean =>
  [...allElements(nodes)].some(({ attribs: { style = '' } }) => setsColours(style));

const SECTION = /^(?:div|section|article|aside|header|footer|table)$/;

export interface Surface {
  nodes: ChildNode[];
  /** Whether the nodes keep a light ground on a dark screen. */
  isLight: boolean;
}

/**
 * Divides dealers' HTML into what follows the theme and what keeps a light ground, because the dealer chose its colours for
 * white: whole sections where the HTML consists of sections, else all of it (docs/spec/04 §8).
 */
export function surfacesOf(nodes: ChildNode[]): Surface[] {
  if (!hasOwnColours(nodes)) return [{ nodes, isLight: false }];
  const isSectioned = nodes.every(
    (node) =>
      (isElement(node) && SECTION.test(node.name)) ||
      (isText(node) ? node.data.trim() === '' : !isElement(node)),
  );
  if (!isSectioned) return [{ nodes, isLight: true }];
  return nodes.map((node) => ({ nodes: [node], isLight: hasOwnColours([node]) }));
}

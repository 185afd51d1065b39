import type { ChildNode } from 'domhandler';
import { allElements, isElement, isText } from './contentNodes';

const COLOUR = /(?:^|[^\w-])(?:color|background(?:-color|-image)?)\s*:\s*([^;{}]*)/gi;

/** Values that use the colours of the theme: keywords, or a token. */
const OF_THEME =
  /^(?:transparent|none|inherit|initial|unset|revert|currentcolor|var\(\s*--(?!avb-)[\w-]+\s*\))$/i;

/** Whether styles set a text or background colour. Custom properties alone set none. */
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

/** Whether a stylesheet was written for one colour scheme only: it sets colours and does not mention colour schemes. */
export const isForLightOnly = (css: string): boolean =>
  setsColours(css) && !/prefers-color-scheme|light-dark\(/i.test(css);

/** Whether an element of dealer HTML, or one inside it, sets colours in a style attribute. */
export const hasOwnColours = (nodes: ChildNode[]): boolean =>
  [...allElements(nodes)].some(({ attribs: { style = '' } }) => setsColours(style));

const SECTION = /^(?:div|section|article|aside|header|footer|table)$/;

export interface Surface {
  nodes: ChildNode[];
  /** Whether the nodes keep a light background on a dark screen. */
  isLight: boolean;
}

/**
 * Splits dealer HTML into parts that follow the theme and parts that keep a light background, because the dealer chose their colours for
 * white: whole sections if the HTML consists of sections, otherwise all of it (docs/spec/04 §8).
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

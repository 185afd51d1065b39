import { ownValue } from '@contract/ownValue';
import type { ChildNode, Element } from 'domhandler';
import { isElement, isText } from './contentNodes';

/** Required parents of these elements. An HTML parser drops or moves them elsewhere. */
const allowedParents: Record<string, readonly string[]> = {
  caption: ['table'],
  colgroup: ['table'],
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
  tr: ['table', 'thead', 'tbody', 'tfoot'],
  td: ['tr'],
  th: ['tr'],
  col: ['colgroup'],
  optgroup: ['select'],
  option: ['select', 'optgroup', 'datalist'],
};

/** Elements that only allow the children above. Other children, including text, are dropped (docs/spec/04 §4). */
const strictParents = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup', 'select']);
const lists = new Set(['ul', 'ol', 'dl']);

/** Elements allowed in a paragraph. An HTML parser closes the paragraph before any other element. */
const phrasing = new Set(
  `a abbr b bdi bdo br button cite code data del dfn em i img input ins kbd label mark meter picture progress q ruby rp
  rt s samp select option optgroup small source span strong sub sup textarea time u var video wbr avb-link avb-config
  avb-button avb-picture avb-svg`.split(/\s+/),
);

const isPhrasing = (nodes: readonly ChildNode[]): boolean =>
  nodes.every((node) => !isElement(node) || (phrasing.has(node.name) && isPhrasing(node.children)));

/** Elements that render a form. */
const forms = ['form', 'avb-magento-form'];

function isInside(element: Element, names: readonly string[]): boolean {
  for (let parent = element.parent; parent && isElement(parent); parent = parent.parent) {
    if (names.includes(parent.name)) return true;
  }
  return false;
}

/** Returns those children that are valid in the element. */
export function validChildren({ name, children }: Element): ChildNode[] {
  if (strictParents.has(name))
    return children.filter((node) => isElement(node) && ownValue(allowedParents, node.name)?.includes(name));
  if (lists.has(name)) return children.filter(isElement);
  // Whitespace between the head and body of a whole document is not text.
  return name === 'html' ? children.filter((node) => !isText(node) || node.data.trim() !== '') : children;
}

/**
 * Returns the element name to render. The browser's HTML parser repairs invalid nesting in the server-rendered page, and hydration would
 * then find different elements; so the nesting is repaired beforehand, in the same way on server and client.
 */
export function validElementName(element: Element): string {
  const { name, parent, children } = element;
  const required = ownValue(allowedParents, name);
  // The check is recursive: a cell of an invalid row is invalid too.
  if (required && !(parent && isElement(parent) && required.includes(validElementName(parent))))
    return 'span';
  if (name === 'p' && !isPhrasing(children)) return 'div';
  if (name === 'form' && isInside(element, forms)) return 'div';
  if (name === 'button' && isInside(element, ['button'])) return 'span';
  return name;
}

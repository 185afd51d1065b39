import { type ChildNode, type Element, isTag } from 'domhandler';

/** Parents that these elements must have; anywhere else a browser's parser drops or moves them. */
const parents: Record<string, readonly string[]> = {
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

/** Elements with only such children: what else stands in them is dropped, text too (shell specification §5). */
const strict = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup', 'select']);
const lists = new Set(['ul', 'ol', 'dl']);

/** What a paragraph may hold; anything else would end it. */
const phrasing = new Set(
  `a abbr b bdi bdo br button cite code data del dfn em i img input ins kbd label mark meter picture progress q ruby rp
  rt s samp select option optgroup small source span strong sub sup textarea time u var video wbr avb-link avb-config
  avb-button avb-picture avb-svg`.split(/\s+/),
);

const isPhrasing = (nodes: readonly ChildNode[]): boolean =>
  nodes.every((node) => !isTag(node) || (phrasing.has(node.name) && isPhrasing(node.children)));

function isInside(element: Element, name: string): boolean {
  for (let parent = element.parent; parent && isTag(parent); parent = parent.parent as Element | null) {
    if (parent.name === name) return true;
  }
  return false;
}

const isElement = (parent: Element['parent']): parent is Element =>
  parent !== null && isTag(parent as Element);

/** Children that may stay where they are. */
export function fittingChildren({ name, children }: Element): ChildNode[] {
  if (strict.has(name)) return children.filter((node) => isTag(node) && parents[node.name]?.includes(name));
  return lists.has(name) ? children.filter(isTag) : children;
}

/**
 * The name an element is rendered by. A browser repairs markup that breaks the rules of nesting as it reads the
 * server's page; hydration would then not find what was rendered, so it is repaired first, the same way everywhere.
 */
export function fittingName(element: Element): string {
  const { name, parent, children } = element;
  const wanted = Object.hasOwn(parents, name) ? parents[name] : undefined;
  // A cell of a row that is none is none either.
  if (wanted && !(isElement(parent) && wanted.includes(fittingName(parent)))) return 'span';
  if (name === 'p' && !isPhrasing(children)) return 'div';
  if (name === 'form' && isInside(element, 'form')) return 'div';
  if (name === 'button' && isInside(element, 'button')) return 'span';
  return name;
}

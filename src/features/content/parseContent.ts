import { type ChildNode, Element, hasChildren, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';

/** Maximum nesting depth. Deeper nodes are dropped, so that no content can exhaust the call stack. */
const MAX_DEPTH = 64;

function prune(nodes: ChildNode[], depth: number): void {
  for (const node of nodes) {
    if (!hasChildren(node)) continue;
    if (depth >= MAX_DEPTH) node.children = [];
    else prune(node.children as ChildNode[], depth + 1);
  }
}

/** Parses dealers' HTML. Server and browser use the same parser, so that hydration matches. */
export function parseContent(html: string): ChildNode[] {
  const { children } = parseDocument(html, {
    lowerCaseAttributeNames: true,
    lowerCaseTags: true,
    withStartIndices: true,
  });
  prune(children, 0);
  return children;
}

/** Yields every element of the trees in document order. */
export function* allElements(nodes: ChildNode[]): Generator<Element> {
  for (const node of nodes) {
    if (!(node instanceof Element)) continue;
    yield node;
    yield* allElements(node.children);
  }
}

/** Returns the text content of the nodes. */
export const textOf = (nodes: readonly ChildNode[]): string =>
  nodes
    .map((node) => {
      if (isText(node)) return node.data;
      return hasChildren(node) ? textOf(node.children as ChildNode[]) : '';
    })
    .join('');

import { type ChildNode, Element, hasChildren, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';

/** Deeper nesting than any page needs; what lies below is dropped so that no content can exhaust the stack. */
const MAX_DEPTH = 64;

function prune(nodes: ChildNode[], depth: number): void {
  for (const node of nodes) {
    if (!hasChildren(node)) continue;
    if (depth >= MAX_DEPTH) node.children = [];
    else prune(node.children as ChildNode[], depth + 1);
  }
}

/** Dealers' HTML as nodes. The same parser on the server and in the browser, so that hydration finds what it expects. */
export function parseContent(html: string): ChildNode[] {
  const { children } = parseDocument(html, { lowerCaseAttributeNames: true, lowerCaseTags: true });
  prune(children, 0);
  return children;
}

/** Every element below nodes, in document order. */
export function* elementsIn(nodes: ChildNode[]): Generator<Element> {
  for (const node of nodes) {
    if (!(node instanceof Element)) continue;
    yield node;
    yield* elementsIn(node.children);
  }
}

/** The words of nodes, without their markup. */
export const textOf = (nodes: readonly ChildNode[]): string =>
  nodes
    .map((node) => {
      if (isText(node)) return node.data;
      return hasChildren(node) ? textOf(node.children as ChildNode[]) : '';
    })
    .join('');

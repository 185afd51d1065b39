import { type ChildNode, hasChildren } from 'domhandler';
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

/** Parses HTML as written by dealers. */
export function parseHtml(html: string): ChildNode[] {
  const { children } = parseDocument(html, {
    lowerCaseAttributeNames: true,
    lowerCaseTags: true,
    withStartIndices: true,
  });
  prune(children, 0);
  return children;
}

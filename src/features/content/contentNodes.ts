import { type ChildNode, Element, hasChildren, isText } from 'domhandler';

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

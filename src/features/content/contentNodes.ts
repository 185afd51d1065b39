import type { ChildNode, Comment, Element, ParentNode, Text } from 'domhandler';

/*
 * The nodes of dealer HTML, with the types of the HTML parser (parseHtml.ts). This module reads and creates nodes without the parser, for
 * pages whose contents have already been parsed.
 */

type Node = ChildNode | ParentNode;

const hasType = (node: Node, ...types: string[]) => types.includes(node.type);

export const isElement = (node: Node): node is Element => hasType(node, 'tag', 'script', 'style');
export const isText = (node: Node): node is Text => hasType(node, 'text');

const withoutParent = { parent: null, prev: null, next: null, startIndex: null, endIndex: null };

export const newText = (data: string) => ({ ...withoutParent, type: 'text', data }) as unknown as Text;
export const newComment = (data: string) =>
  ({ ...withoutParent, type: 'comment', data }) as unknown as Comment;

export function newElement(name: string, attribs: Record<string, string>): Element {
  const type = name === 'script' || name === 'style' ? name : 'tag';
  return { ...withoutParent, type, name, attribs, children: [] } as unknown as Element;
}

/** Yields every element of the trees in document order. */
export function* allElements(nodes: ChildNode[]): Generator<Element> {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    yield node;
    yield* allElements(node.children);
  }
}

/** Returns the text content of the nodes. */
export const textOf = (nodes: readonly ChildNode[]): string =>
  nodes
    .map((node) => {
      if (isText(node)) return node.data;
      return 'children' in node ? textOf(node.children) : '';
    })
    .join('');

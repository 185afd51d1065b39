import { type ChildNode, Element, type ParentNode } from 'domhandler';
import type { FoundProblem } from './checkView';
import type { Problem } from './problem';

/** Puts an element in the place of another, around it. */
function wrap(element: Element, around: Element) {
  const parent: ParentNode | null = element.parent;
  around.parent = parent;
  if (parent) parent.children[parent.children.indexOf(element)] = around;
  around.children = [element];
  element.parent = around;
}

/**
 * Marks in parsed content where problems are, so that they are outlined with their reasons.
 * nodes are changed in place; base names this content among others of the page.
 */
export function markProblems(
  nodes: ChildNode[],
  problems: readonly Problem[],
  base: string,
): { nodes: ChildNode[]; found: FoundProblem[] } {
  const marks = new Map<Element, Element>();
  const found = problems.map(({ reason, element }) => {
    if (!element) return { reason, id: null };
    const known = marks.get(element);
    const mark = known ?? new Element('span', { id: `${base}-${marks.size}` });
    marks.set(element, mark);
    const reasons = mark.attribs['data-content-problem'];
    mark.attribs['data-content-problem'] = reasons ? `${reasons} ${reason}` : reason;
    return { reason, id: mark.attribs.id ?? null };
  });
  for (const [element, mark] of marks) wrap(element, mark);
  return { nodes: nodes.map((node) => marks.get(node as Element) ?? node), found };
}

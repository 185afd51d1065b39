import type { ChildNode, Element, ParentNode } from 'domhandler';
import { useEffect, useId, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { newElement } from '@/features/content/contentNodes';
import { parseContent } from '@/features/content/parseContent';
import { renderNodes } from '@/features/content/renderContent';
import { checkContent, type Problem } from './checkContent';
import { contentChecked, contentRemoved, type FoundProblem } from './contentCheckSlice';

/** Replaces an element by a wrapper that contains it. */
function wrap(element: Element, wrapper: Element) {
  const parent: ParentNode | null = element.parent;
  wrapper.parent = parent;
  if (parent) parent.children[parent.children.indexOf(element)] = wrapper;
  wrapper.children = [element];
  element.parent = wrapper;
}

/**
 * Wraps each element with problems in a span with the messages, which the stylesheet outlines. Changes nodes in place. idPrefix: prefix of
 * the span ids, unique for this content on the page
 */
function markProblems(
  nodes: ChildNode[],
  problems: readonly Problem[],
  idPrefix: string,
): { nodes: ChildNode[]; found: FoundProblem[] } {
  const marks = new Map<Element, Element>();
  const found = problems.map(({ reason, element }) => {
    if (!element) return { reason, id: null };
    const mark = marks.get(element) ?? newElement('span', { id: `${idPrefix}-${marks.size}` });
    marks.set(element, mark);
    const reasons = mark.attribs['data-content-problem'];
    mark.attribs['data-content-problem'] = reasons ? `${reasons} ${reason}` : reason;
    return { reason, id: mark.attribs.id ?? null };
  });
  for (const [element, mark] of marks) wrap(element, mark);
  return { nodes: nodes.map((node) => marks.get(node as Element) ?? node), found };
}

/** Dealer HTML with every problem outlined where it occurs. */
export function CheckedHtml({ html }: { html: string }) {
  const contentId = useId();
  const dispatch = useDispatch();
  const { nodes, found } = useMemo(() => {
    const parsed = parseContent(html);
    return markProblems(parsed, checkContent(html, parsed), contentId);
  }, [html, contentId]);
  useEffect(() => {
    dispatch(contentChecked({ contentId, problems: found }));
    return () => void dispatch(contentRemoved(contentId));
  }, [dispatch, contentId, found]);
  return <>{renderNodes(nodes)}</>;
}

import { type ChildNode, type Element, isComment, isDirective, isTag } from 'domhandler';
import type { DOMNode } from 'html-react-parser';
import { createElement, Fragment, type ReactNode } from 'react';
import { DeferredHydration } from '@/hydration/DeferredHydration';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { isAllowedElement, isDroppedElement, safeAttributes } from './allowList';
import { ContentLink } from './ContentLink';
import { validChildren, validElementName } from './elementNesting';
import { attributesToProps, domToReact } from './htmlToReact';
import { tagComponent } from './tagRegistry';

const isLink = (name: string) => name === 'a' || name === 'avb-link';

function isInsideLink(element: Element): boolean {
  for (let parent = element.parent; parent && isTag(parent); parent = parent.parent as Element | null) {
    if (isLink(parent.name)) return true;
  }
  return false;
}

const isRow = (node: ChildNode) => isTag(node) && node.name === 'tr';

/** Wraps rows that are direct children of a table in a tbody, as an HTML parser does. */
const renderTable = (nodes: ChildNode[]): ReactNode =>
  nodes.some(isRow) ? (
    <>
      {renderNodes(nodes.filter((node) => !isRow(node)))}
      <tbody>{renderNodes(nodes.filter(isRow))}</tbody>
    </>
  ) : (
    renderNodes(nodes)
  );

interface ContentTagProps {
  name: string;
  children: ReactNode;
}

/** Isolates a custom tag: the page stays usable while the tag's code loads and when the tag throws. */
const ContentTag = ({ name, children }: ContentTagProps) => (
  <ErrorBoundary fallback={null} onError={(error) => console.error(`Content tag ${name} failed`, error)}>
    <DeferredHydration>{children}</DeferredHydration>
  </ErrorBoundary>
);

function renderElement(element: Element): ReactNode {
  const name = validElementName(element);
  if (isDroppedElement(name)) return null;
  const attributes = safeAttributes(element.attribs);
  const nodes = validChildren(element);
  const content = name === 'table' ? renderTable(nodes) : renderNodes(nodes);
  if (isLink(name)) {
    if (!isInsideLink(element)) return <ContentLink attributes={attributes}>{content}</ContentLink>;
    // A nested link is not a link: an anchor becomes a span, an avb-link stays an inert element (docs/spec/04 §4).
    return name === 'a' ? <span>{content}</span> : createElement(name, { class: attributes.class }, content);
  }
  const Tag = tagComponent(name);
  if (Tag) {
    return (
      <ContentTag name={name}>
        <Tag attributes={attributes} nodes={nodes} renderNodes={renderNodes}>
          {content}
        </Tag>
      </ContentTag>
    );
  }
  if (!isAllowedElement(name)) return content;
  return createElement(
    name,
    attributesToProps(attributes, name as never),
    ...(nodes.length > 0 ? [content] : []),
  );
}

const renderNode = (node: DOMNode) => {
  if (isComment(node as ChildNode) || isDirective(node as ChildNode)) return <Fragment />;
  // A Fragment even without content: html-react-parser renders the original node when replace returns nothing.
  return isTag(node as ChildNode)
    ? createElement(Fragment, null, renderElement(node as unknown as Element))
    : undefined;
};

/** Renders nodes of dealers' HTML as React elements. Raw HTML is never set, so no content can execute. */
export const renderNodes = (nodes: ChildNode[]): ReactNode =>
  domToReact(nodes as unknown as DOMNode[], { replace: renderNode });

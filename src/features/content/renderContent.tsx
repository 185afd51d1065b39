import type { ChildNode, Element } from 'domhandler';
import { createElement, Fragment, type ReactNode } from 'react';
import { DeferredHydration } from '@/hydration/DeferredHydration';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { isAllowedElement, isDroppedElement, safeAttributes } from './allowList';
import { attributesToProps } from './attributesToProps';
import { ContentLink } from './ContentLink';
import { isElement, isText } from './contentNodes';
import { validChildren, validElementName } from './elementNesting';
import { tagComponent } from './tagRegistry';

const isLink = (name: string) => name === 'a' || name === 'avb-link';

function isInsideLink(element: Element): boolean {
  for (let parent = element.parent; parent && isElement(parent); parent = parent.parent) {
    if (isLink(parent.name)) return true;
  }
  return false;
}

const isRow = (node: ChildNode) => isElement(node) && node.name === 'tr';

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

/** Isolates a custom tag: the page stays usable while the tag's code loads, and if the tag throws. */
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
  return createElement(name, attributesToProps(attributes, name), ...(nodes.length > 0 ? [content] : []));
}

const renderNode = (node: ChildNode): ReactNode =>
  isText(node) ? node.data : isElement(node) && renderElement(node);

/** Renders nodes of dealer HTML as React elements. Raw HTML is never set, so no content can execute. */
export function renderNodes(nodes: ChildNode[]): ReactNode {
  const [first] = nodes;
  // React's ids depend on the depth of arrays, so a single node is not wrapped in one.
  if (first && nodes.length === 1) return renderNode(first);
  return nodes.map((node, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: nodes of one text never change places
    isText(node) ? node.data : <Fragment key={index}>{renderNode(node)}</Fragment>,
  );
}

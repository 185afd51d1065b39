import { type ChildNode, type Element, isComment, isDirective, isTag } from 'domhandler';
import { attributesToProps, type DOMNode, domToReact } from 'html-react-parser';
import { createElement, Fragment, type ReactNode } from 'react';
import { isAllowedElement, isOpaqueElement, safeAttributes } from './allowList';
import { ContentLink } from './ContentLink';
import { ContentTag } from './ContentTag';
import { fittingChildren, fittingName } from './nesting';
import { tagComponent } from './tagRegistry';

const isLink = (name: string) => name === 'a' || name === 'avb-link';

function hasLinkAround(element: Element): boolean {
  for (let parent = element.parent; parent && isTag(parent); parent = parent.parent as Element | null) {
    if (isLink(parent.name)) return true;
  }
  return false;
}

const isRow = (node: ChildNode) => isTag(node) && node.name === 'tr';

/** Rows that stand in a table itself get the body that a browser would give them. */
const renderTable = (nodes: ChildNode[]): ReactNode =>
  nodes.some(isRow) ? (
    <>
      {renderNodes(nodes.filter((node) => !isRow(node)))}
      <tbody>{renderNodes(nodes.filter(isRow))}</tbody>
    </>
  ) : (
    renderNodes(nodes)
  );

function renderElement(element: Element): ReactNode {
  const name = fittingName(element);
  if (isOpaqueElement(name)) return null;
  const attributes = safeAttributes(element.attribs);
  const nodes = fittingChildren(element);
  const content = name === 'table' ? renderTable(nodes) : renderNodes(nodes);
  if (isLink(name)) {
    if (!hasLinkAround(element)) return <ContentLink attributes={attributes}>{content}</ContentLink>;
    // A link in a link is no link: an anchor becomes a span, an avb-link is left as it is (shell specification §5).
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

const replace = (node: DOMNode) => {
  if (isComment(node as ChildNode) || isDirective(node as ChildNode)) return <Fragment />;
  // An element even around nothing: the parser would render the node itself otherwise.
  return isTag(node as ChildNode)
    ? createElement(Fragment, null, renderElement(node as unknown as Element))
    : undefined;
};

/** Nodes of dealers' HTML as React elements: nothing is ever set as raw HTML, so nothing of it can execute. */
export const renderNodes = (nodes: ChildNode[]): ReactNode =>
  domToReact(nodes as unknown as DOMNode[], { replace });

import { type Element, isTag } from 'domhandler';
import { isLink, type Rule, says } from './problem';

function linkAround(element: Element): Element | null {
  for (let parent = element.parent; parent && isTag(parent); parent = parent.parent as Element | null) {
    if (isLink(parent)) return parent;
  }
  return null;
}

const plainAnchor: Rule = ({ name }) => says(name === 'a', 'A plain anchor: use avb-link.');

const nested: Rule = (element) => {
  const around = isLink(element) ? linkAround(element) : null;
  return says(around !== null, `A link (${element.name}) inside another link (${around?.name}).`);
};

const clickHandler: Rule = (element) =>
  says(isLink(element) && 'onclick' in element.attribs, 'An onclick on a link: use avb-button.');

const noAddress: Rule = (element) =>
  says(
    isLink(element) && !element.attribs.href && !element.attribs.id,
    `A link (${element.name}) without href.`,
  );

/** What links must not be (shell specification §5). */
export const linkRules: readonly Rule[] = [plainAnchor, nested, clickHandler, noAddress];

import { ownValue } from '@contract/ownValue';
import type { Element } from 'domhandler';
import {
  configKeys,
  INVALID_ARROWS_ICON,
  invalidButtonValues,
  isArrowsIcon,
} from '@/features/content/allowedValues';
import { isAllowedElement, isDroppedElement, isSafeUrl } from '@/features/content/allowList';
import { isElement, isText } from '@/features/content/contentNodes';
import { isFormName } from '@/features/content/forms/formApi';
import { isKnownTag } from '@/features/content/tagRegistry';

/** Returns the messages for the problems of one element, as logged. */
type Rule = (element: Element) => string[];

const when = (isProblem: boolean, reason: string): string[] => (isProblem ? [reason] : []);

const isLink = ({ name }: Element) => name === 'a' || name === 'avb-link';

function findParentLink(element: Element): Element | null {
  for (let parent = element.parent; parent && isElement(parent); parent = parent.parent) {
    if (isLink(parent)) return parent;
  }
  return null;
}

const plainAnchor: Rule = ({ name }) => when(name === 'a', 'A plain anchor: use avb-link.');

const nestedLink: Rule = (element) => {
  const parentLink = isLink(element) ? findParentLink(element) : null;
  return when(parentLink !== null, `A link (${element.name}) inside another link (${parentLink?.name}).`);
};

const clickHandler: Rule = (element) =>
  when(isLink(element) && 'onclick' in element.attribs, 'An onclick on a link: use avb-button.');

const missingHref: Rule = (element) =>
  when(
    isLink(element) && !element.attribs.href && !element.attribs.id,
    `A link (${element.name}) without href.`,
  );

/** The attribute values that each custom tag requires (docs/spec/04 §4). */
const tagRules: Record<string, Rule> = {
  'avb-button': ({ attribs }) => invalidButtonValues(attribs),
  'avb-carousel': ({ attribs: { 'data-class-arrows-icon': icon } }) =>
    when(icon !== undefined && !isArrowsIcon(icon), `${INVALID_ARROWS_ICON} "${icon}".`),
  'avb-config': ({ attribs: { 'data-key': key = '' } }) =>
    when(!configKeys.some((allowed) => allowed === key), `avb-config: the key "${key}" is not allowed.`),
  'avb-magento-form': ({ attribs: { 'data-form': form } }) =>
    when(!isFormName(form), `avb-magento-form: there is no form "${form ?? ''}".`),
  'avb-promotions': ({ attribs }) =>
    when(!attribs['data-type'] && !attribs['data-banner-id'], 'avb-promotions: Missing data-type key'),
  tabs: ({ children }) =>
    when(
      !children.some((child) => isElement(child) && child.name === 'template'),
      'No suitable children found',
    ),
};

const customTag: Rule = (element) => ownValue(tagRules, element.name)?.(element) ?? [];

const tableElements = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup']);

const textBetweenCells: Rule = ({ name, children }) =>
  when(
    tableElements.has(name) && children.some((child) => isText(child) && child.data.trim() !== ''),
    `${name}: text between its cells is dropped.`,
  );

const imageElements = new Set(['avb-picture', 'avb-svg', 'img']);
const isNumeric = (value: string) => /^\d+(?:\.\d+)?$/.test(value);

/** Reads an attribute in its plain form or with the prefix data-; a picture may have it in an img (docs/spec/04 §3). */
function readAttribute({ name: tag, attribs, children }: Element, name: string): string | undefined {
  const image =
    tag === 'avb-picture' ? children.filter(isElement).find((child) => child.name === 'img') : null;
  return attribs[`data-${name}`] ?? attribs[name] ?? image?.attribs[name];
}

const imageSource: Rule = (element) =>
  when(imageElements.has(element.name) && !readAttribute(element, 'src'), `${element.name}: missing src.`);

/** Image loaders: `default` resizes images (docs/spec/05 §3). */
const imageLoaders = ['default'];

const imageLoader: Rule = (element) => {
  const { name } = element;
  const loader = readAttribute(element, 'loader');
  return when(
    imageElements.has(name) && loader !== undefined && !imageLoaders.includes(loader),
    `${name}: missing loader "${loader}".`,
  );
};

/** Images need an alternative text, and dimensions to prevent layout shift (docs/spec/04 §4). */
const imageDescription: Rule = (element) => {
  const { name } = element;
  if (!imageElements.has(name)) return [];
  const dimensions = [readAttribute(element, 'width'), readAttribute(element, 'height')].filter(
    (size) => size !== undefined,
  );
  return [
    ...when(dimensions.length < 2, `${name}: missing dimensions.`),
    ...when(!dimensions.every(isNumeric), `${name}: width and height must be numeric.`),
    ...when(readAttribute(element, 'alt') === undefined, `${name}: missing alternative text.`),
  ];
};

const frameTitle: Rule = ({ name, attribs }) =>
  when(name === 'iframe' && !attribs.title, 'iframe: missing title.');

/** Elements that are read by their parent tag, so they have no file in tags/. */
const partElements = new Set([
  'avb-link',
  'avb-accordion-item',
  'avb-accordion-heading',
  'avb-accordion-content',
]);

const droppedElement: Rule = ({ name }) =>
  when(isDroppedElement(name), `<${name}> is not allowed and left out.`);

/** A picture reads its sources from children with any name (docs/spec/04 §3). */
const isPictureSource = ({ parent }: Element) =>
  parent !== null && isElement(parent) && parent.name === 'avb-picture';

const unknownElement: Rule = (element) => {
  const { name } = element;
  const isKnown =
    isAllowedElement(name) || isKnownTag(name) || partElements.has(name) || isPictureSource(element);
  return when(!isDroppedElement(name) && !isKnown, `<${name}> is not known; only what is in it is shown.`);
};

const eventHandlers: Rule = ({ name, attribs }) =>
  Object.keys(attribs)
    .filter((key) => /^on/i.test(key))
    .map((key) => `${key} on <${name}> is left out.`);

const unsafeUrls: Rule = ({ attribs }) =>
  ['href', 'src', 'data-src', 'data-href'].flatMap((key) =>
    when(attribs[key] !== undefined && !isSafeUrl(attribs[key]), `The ${key} "${attribs[key]}" is left out.`),
  );

/** All rules for a single element (docs/spec/04 §4). Content that violates one of these is dropped or does not work. */
export const errorRules: readonly Rule[] = [
  nestedLink,
  missingHref,
  customTag,
  textBetweenCells,
  imageSource,
  droppedElement,
  eventHandlers,
  unsafeUrls,
];

/** Content that violates one of these is shown, but not as well as it could be. */
export const warningRules: readonly Rule[] = [
  plainAnchor,
  clickHandler,
  imageLoader,
  imageDescription,
  frameTitle,
  unknownElement,
];

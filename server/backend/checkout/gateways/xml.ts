import { XMLBuilder, XMLParser } from 'fast-xml-parser';

/** An element: its children by name without prefix, its text under #text, its attributes by name with the prefix @. */
export interface XmlElement {
  readonly [name: string]: string | readonly XmlElement[];
}

const attributes = { ignoreAttributes: false, attributeNamePrefix: '@' };
const parser = new XMLParser({
  ...attributes,
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  // DTDs and entities are never expanded.
  processEntities: false,
  alwaysCreateTextNode: true,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
});
const builder = new XMLBuilder(attributes);

/** Serialises an XML message with the elements in the given order; the key `@name` produces an attribute. */
export const elements = (fields: Readonly<Record<string, unknown>>): string => builder.build(fields);

/** Parses the message of a provider. Returns no elements when it is not XML, which callers treat as no response. */
export function readXml(text: string): XmlElement {
  try {
    return parser.parse(text);
  } catch {
    return {};
  }
}

/** The elements of that name at any depth, in document order. */
export const allOf = (element: XmlElement, name: string): XmlElement[] =>
  Object.entries(element).flatMap(([childName, children]) => {
    if (typeof children === 'string') return [];
    return childName === name ? children : children.flatMap((child) => allOf(child, name));
  });

const textIn = (element: XmlElement | undefined, name: string): string => {
  const text = element?.[name];
  return typeof text === 'string' ? text : '';
};

/** The text of the first element of that name; empty when there is none. */
export const textOf = (element: XmlElement, name: string): string => textIn(allOf(element, name)[0], '#text');

/** An attribute of the element itself; empty when there is none. */
export const attributeOf = (element: XmlElement, name: string): string => textIn(element, `@${name}`);

/** Whether the element exists, with or without content: distinguishes an empty report from any other document. */
export const hasElement = (element: XmlElement, name: string): boolean => allOf(element, name).length > 0;

export const XML_HEADERS = { 'content-type': 'text/xml; charset=utf-8' };

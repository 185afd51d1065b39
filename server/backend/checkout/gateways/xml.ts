import { ownValue } from '../../../../contract/ownValue.ts';

const signs: Record<string, string> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
  "'": '&apos;',
};

const inXml = (text: string) => text.replace(/[<>&"']/g, (sign) => ownValue(signs, sign) ?? sign);

/** Serialises the elements of an XML message in the given order; a string is escaped, an object contains elements. */
export function elements(fields: Readonly<Record<string, string | Record<string, unknown>>>): string {
  return Object.entries(fields)
    .map(([name, value]) => {
      const inside =
        typeof value === 'string' ? inXml(value) : elements(value as Parameters<typeof elements>[0]);
      return `<${name}>${inside}</${name.split(' ')[0]}>`;
    })
    .join('');
}

/**
 * Reading is hand-written: fast-xml-parser is not among the dependencies, and providers' reports are flat, so every value
 * is found by its element's name. DTDs and entities are never expanded.
 */

/** Returns the text of the first element of that name with any prefix; empty when there is none. */
export const textOf = (xml: string, name: string): string =>
  new RegExp(`<(?:[\\w-]+:)?${name}(?:\\s[^>]*)?>([^<]*)<`).exec(xml)?.[1] ?? '';

/** Returns the elements of that name with any prefix, tags included; the element must not nest. */
export const allOf = (xml: string, name: string): string[] =>
  xml.match(new RegExp(`<(?:[\\w-]+:)?${name}(?:\\s[^>]*)?>[^]*?</(?:[\\w-]+:)?${name}>`, 'g')) ?? [];

/** Returns whether the element exists, with or without content, to distinguish an empty report from another page. */
export const hasElement = (xml: string, name: string): boolean =>
  new RegExp(`<(?:[\\w-]+:)?${name}(?:\\s[^>]*)?(?:/>|>[^]*</(?:[\\w-]+:)?${name}>)`).test(xml);

export const XML_HEADERS = { 'content-type': 'text/xml; charset=utf-8' };

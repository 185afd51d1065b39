const signs: Record<string, string> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
  "'": '&apos;',
};

const inXml = (text: string) => text.replace(/[<>&"']/g, (sign) => signs[sign] ?? sign);

/** Elements of an XML message in the order given; a text is escaped, an object holds elements. */
export function elements(fields: Readonly<Record<string, string | Record<string, unknown>>>): string {
  return Object.entries(fields)
    .map(([name, value]) => {
      const inside =
        typeof value === 'string' ? inXml(value) : elements(value as Parameters<typeof elements>[0]);
      return `<${name}>${inside}</${name.split(' ')[0]}>`;
    })
    .join('');
}

/** The text of the first element of that name, whatever its prefix; empty when there is none. */
export const textOf = (xml: string, name: string): string =>
  new RegExp(`<(?:[\\w-]+:)?${name}(?:\\s[^>]*)?>([^<]*)<`).exec(xml)?.[1] ?? '';

export const XML_HEADERS = { 'content-type': 'text/xml; charset=utf-8' };

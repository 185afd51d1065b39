import type { StructuredData } from './structuredData';

interface Props {
  data?: StructuredData | readonly StructuredData[];
}

/** No text in it can close the script element. */
const safe = (data: StructuredData) => JSON.stringify(data).replace(/</g, '\\u003c');

/** Facts of a page for search engines; never run. */
export const JsonLd = ({ data = [] }: Props) =>
  [data].flat().map((item: StructuredData) => (
    <script
      key={String(item['@type'])}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: data, not markup: every < in it is escaped
      dangerouslySetInnerHTML={{ __html: safe(item) }}
    />
  ));

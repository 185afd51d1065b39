import { withKeys } from '@/lib/withKeys';
import type { StructuredData } from './structuredData';

interface Props {
  data?: StructuredData | readonly StructuredData[];
}

/** Escapes `<`, so that no value can close the script element. */
const toScriptText = (data: StructuredData) => JSON.stringify(data).replace(/</g, '\\u003c');

/** Structured data of a page for search engines, as JSON-LD scripts that browsers do not execute. */
export const JsonLd = ({ data = [] }: Props) =>
  withKeys<StructuredData>([data].flat(), (item) => String(item['@type'])).map(([key, item]) => (
    <script
      key={key}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: data, not markup: every < in it is escaped
      dangerouslySetInnerHTML={{ __html: toScriptText(item) }}
    />
  ));

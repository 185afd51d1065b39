import * as z from 'zod/mini';

const one = z.record(z.string(), z.unknown());
type StructuredData = z.output<typeof one>;

/** A dealer's structured data; nothing, with a word in the log, when it is no JSON-LD. */
export function readStructuredData(text: string): StructuredData[] {
  if (text.trim() === '') return [];
  try {
    const data = z.parse(z.union([one, z.array(one)]), JSON.parse(text));
    return Array.isArray(data) ? data : [data];
  } catch (error) {
    console.error('CMS Content Validation Error', 'structured data is not valid JSON', error);
    return [];
  }
}

import * as z from 'zod/mini';

const jsonLdObject = z.record(z.string(), z.unknown());
type StructuredData = z.output<typeof jsonLdObject>;

/** Parses a dealer's structured data. Invalid JSON-LD is logged and returns an empty list. */
export function readStructuredData(text: string): StructuredData[] {
  if (text.trim() === '') return [];
  try {
    const data = z.parse(z.union([jsonLdObject, z.array(jsonLdObject)]), JSON.parse(text));
    return Array.isArray(data) ? data : [data];
  } catch (error) {
    console.error('CMS Content Validation Error', 'structured data is not valid JSON', error);
    return [];
  }
}

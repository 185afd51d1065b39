import * as z from 'zod/mini';

const one = z.record(z.string(), z.unknown());
const structuredData = z.union([one, z.array(one)]);

/** A dealer's structured data, as text; undefined, with a word in the log, when it is no JSON-LD. */
export function readStructuredData(text: string): z.output<typeof structuredData> | undefined {
  if (text.trim() === '') return undefined;
  try {
    return z.parse(structuredData, JSON.parse(text));
  } catch (error) {
    console.error('CMS Content Validation Error', 'structured data is not valid JSON', error);
    return undefined;
  }
}

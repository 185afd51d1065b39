import * as z from 'zod/mini';

const jsonLdObject = z.record(z.string(), z.unknown());
type StructuredData = z.output<typeof jsonLdObject>;

/** A script element; one without an end extends to the end of the text. */
const SCRIPT_ELEMENT = /<script\b[^<>]{0,200}>([\s\S]*?)(?:<\/script\s*>|$)/gi;
const isJson = (text: string) => /^\s*[[{]/.test(text);

/** The JSON in a dealer's text: that of its script elements, or the whole text if it has none. */
export function extractJson(text: string): string[] {
  const elements = isJson(text) ? [] : [...text.matchAll(SCRIPT_ELEMENT)];
  const texts = elements.length > 0 ? elements.map(([, json = '']) => json) : [text];
  return texts.filter((json) => json.trim() !== '');
}

function parseJsonLd(json: string): StructuredData[] {
  try {
    const data = z.parse(z.union([jsonLdObject, z.array(jsonLdObject)]), JSON.parse(json));
    return Array.isArray(data) ? data : [data];
  } catch (error) {
    console.error('CMS Content Validation Error', 'structured data is not valid JSON', error);
    return [];
  }
}

/** Parses a dealer's structured data. Invalid JSON-LD is logged and left out. */
export const readStructuredData = (text: string): StructuredData[] => extractJson(text).flatMap(parseJsonLd);

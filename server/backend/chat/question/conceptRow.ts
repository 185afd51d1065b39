/**
 * What a question may be about: its code, and the phrases that mean it, in English and French, with commas between.
 * The first phrase of each language is its display name.
 */
export type ConceptRow = readonly [code: string, en: string, fr: string];

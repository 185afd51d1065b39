/**
 * A concept that a question may be about: its code, and its phrases in English and French, separated by commas. The first phrase of each
 * language is its display name.
 */
export type ConceptRow = readonly [code: string, en: string, fr: string];

import type { TenantConfig } from '../../../contract/config.ts';
import type { MessageKey } from '../messages/message.ts';

/** A part of an email. Each renderer, HTML and text, draws every kind of block, so both say the same. */
export type EmailBlock =
  | { block: 'text'; text: string }
  /** A note in smaller letters. */
  | { block: 'note'; text: string }
  /** Words that a person typed; line breaks stay. */
  | { block: 'quote'; text: string }
  | { block: 'button'; label: string; url: string }
  | { block: 'link'; label: string; url: string }
  | { block: 'facts'; rows: { label: string; lines: string[] }[] }
  | { block: 'items'; rows: { name: string; detail: string; total: string }[] }
  | { block: 'totals'; rows: { label: string; value: string; isTotal: boolean }[] };

export interface EmailParts {
  heading: string;
  /** The line that an inbox shows beside the subject. */
  preview: string;
  blocks: EmailBlock[];
}

/** What the parts of an email are written with. */
export interface EmailScope {
  /** en, fr */
  language: string;
  config: TenantConfig;
  /** A text in the email's language. */
  t: (key: MessageKey, values?: Record<string, string | number>) => string;
  /** The absolute URL of a path in the email's language. */
  link: (path: string) => string;
}

export const text = (words: string): EmailBlock => ({ block: 'text', text: words });
export const note = (words: string): EmailBlock => ({ block: 'note', text: words });
/** A list of one block, or none when the words are empty. */
export const quoteOf = (words: string): EmailBlock[] =>
  words.trim() === '' ? [] : [{ block: 'quote', text: words.trim() }];

/** Facts without empty lines and rows. */
export const facts = (rows: readonly (readonly [label: string, ...lines: string[]])[]): EmailBlock => ({
  block: 'facts',
  rows: rows
    .map(([label, ...lines]) => ({ label, lines: lines.filter((line) => line.trim() !== '') }))
    .filter(({ lines }) => lines.length > 0),
});

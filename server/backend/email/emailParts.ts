import type { TenantConfig } from '../../../contract/config.ts';
import type { MessageKey } from '../messages/message.ts';

/** A part of an email. Both renderers, HTML and text, support every kind of block, so that both contain the same. */
export type EmailBlock =
  | { block: 'text'; text: string }
  /** A note in smaller type. */
  | { block: 'note'; text: string }
  /** Text typed by a person; line breaks are preserved. */
  | { block: 'quote'; text: string }
  | { block: 'button'; label: string; url: string }
  | { block: 'link'; label: string; url: string }
  | { block: 'facts'; rows: { label: string; lines: string[] }[] }
  | { block: 'items'; rows: { name: string; detail: string; total: string }[] }
  | { block: 'totals'; rows: { label: string; value: string; isTotal: boolean }[] };

export interface EmailParts {
  heading: string;
  /** Preview text shown next to the subject in an inbox. */
  preview: string;
  blocks: EmailBlock[];
  /** URL of the page that ends a subscription. */
  unsubscribeUrl?: string;
}

/** Helpers for writing the parts of an email. */
export interface EmailScope {
  /** en, fr */
  language: string;
  config: TenantConfig;
  /** A text in the email's language; {{store}} is the name of the tenant. */
  t: (key: MessageKey, values?: Record<string, string | number>) => string;
  /** The absolute URL of a path in the email's language. */
  link: (path: string) => string;
}

export const paragraph = (text: string): EmailBlock => ({ block: 'text', text });
export const note = (text: string): EmailBlock => ({ block: 'note', text });
export const button = (label: string, url: string): EmailBlock => ({ block: 'button', label, url });
export const linkLine = (label: string, url: string): EmailBlock => ({ block: 'link', label, url });
/** A list with one block, or empty if the text is empty. */
export const quoteOf = (words: string): EmailBlock[] =>
  words.trim() === '' ? [] : [{ block: 'quote', text: words.trim() }];

/** Facts without empty lines and rows. */
export const facts = (rows: readonly (readonly [label: string, ...lines: string[]])[]): EmailBlock => ({
  block: 'facts',
  rows: rows
    .map(([label, ...lines]) => ({ label, lines: lines.filter((line) => line.trim() !== '') }))
    .filter(({ lines }) => lines.length > 0),
});

/** Contact details of the store; no block if its settings contain neither phone nor email. */
export function questions({ t, config: { phone, email } }: EmailScope): EmailBlock[] {
  const contact = [phone, email].filter(Boolean).join(' · ');
  return contact ? [paragraph(t('mailQuestions', { contact }))] : [];
}

/** A button that opens a page of the desk; none if the shop's origin is not configured. */
export function deskButton({ link }: EmailScope, label: string, path: string): EmailBlock[] {
  const url = link(path);
  return URL.canParse(url) ? [button(label, url)] : [];
}

interface Letter {
  heading: string;
  greeting?: string;
  /** The first paragraph, also used as the preview. */
  intro: string;
  blocks: EmailBlock[];
}

/** An email that starts with a text. */
export const letter = ({ heading, greeting, intro, blocks }: Letter): EmailParts => ({
  heading,
  preview: intro,
  blocks: [...(greeting ? [paragraph(greeting)] : []), paragraph(intro), ...blocks],
});

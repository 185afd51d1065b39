import type { TenantConfig } from '../../../contract/config.ts';
import { withColon } from '../../../contract/withColon.ts';
import type { EmailBlock, EmailParts } from './emailParts.ts';

const quoted = (words: string) =>
  words
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join('\n');

function blockText(block: EmailBlock, language: string): string {
  switch (block.block) {
    case 'text':
    case 'note':
      return block.text;
    case 'quote':
      return quoted(block.text);
    case 'button':
    case 'link':
      return `${withColon(block.label, language)}\n${block.url}`;
    case 'facts':
      return block.rows
        .map(({ label, lines }) => `${withColon(label, language)}\n  ${lines.join('\n  ')}`)
        .join('\n');
    case 'items':
      return block.rows.map(({ name, detail, total }) => `${name}\n  ${detail}\n  ${total}`).join('\n');
    case 'totals':
      return block.rows.map(({ label, value }) => `${withColon(label, language)} ${value}`).join('\n');
  }
}

/** The plain-text alternative of an email, with the same blocks as the HTML. */
export function renderText(
  { heading, blocks }: EmailParts,
  { name, phone, email }: TenantConfig,
  language: string,
): string {
  const footer = ['-- ', name, phone, email].filter(Boolean).join('\n');
  return [heading, ...blocks.map((block) => blockText(block, language)), footer].join('\n\n');
}

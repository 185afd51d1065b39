import { escapeMarkup } from '../../../contract/escapeMarkup.ts';

/** Markup created by the `html` tag; any other value is escaped when it is inserted. */
export class Html {
  constructor(readonly markup: string) {}
}

type Value = string | number | Html | readonly Html[];

function markupOf(value: Value): string {
  if (value instanceof Html) return value.markup;
  if (typeof value === 'string') return escapeMarkup(value);
  return typeof value === 'number' ? String(value) : value.map(({ markup }) => markup).join('');
}

/** A template whose values are escaped, for text and for quoted attributes. */
export const html = (literals: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(literals.map((literal, at) => literal + markupOf(values[at] ?? '')).join(''));

/** Text with its line breaks. */
export const lines = (text: string): Html =>
  new Html(
    text
      .split(/\r\n|\r|\n/)
      .map(escapeMarkup)
      .join('<br>'),
  );

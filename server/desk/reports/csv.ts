import { type MessageKey, message } from '../../backend/messages/message.ts';

/**
 * Spreadsheets evaluate a cell that starts with one of these as a formula, also in full-width form or after spaces (OWASP, CSV injection).
 */
const SIGNS = '=+\\-@＝＋－＠﹢﹣﹦﹫−';
const BLANKS = '\\s\\u200b\\ufeff';
const TAB = /^[\t\r]/;

interface Format {
  separator: ',' | ';';
  decimalSign: '.' | ',';
  /** Separators of other regional settings, at which a cell starts there even inside quotes. */
  otherSeparators: string;
}

const ENGLISH: Format = { separator: ',', decimalSign: '.', otherSeparators: ';' };
/** Where the comma is the decimal separator, spreadsheets separate cells by semicolons. */
const FRENCH: Format = { separator: ';', decimalSign: ',', otherSeparators: ',;' };
const formatOf = (language: string): Format => (language === 'fr' ? FRENCH : ENGLISH);

/** Inserts an apostrophe where a cell begins with a sign, after separators and spaces. */
function markCells(text: string, separators: string): string {
  const signs = new RegExp(`(?<![${separators}${BLANKS}])[${separators}${BLANKS}]*(?=[${SIGNS}])`, 'g');
  return text.replace(signs, (run: string, at: number) => {
    const last = Math.max(...[...separators].map((separator) => run.lastIndexOf(separator)));
    const start = last >= 0 || at === 0 ? last : run.search(/[\t\r\n]/);
    return start >= 0 || at === 0 ? `${run.slice(0, start + 1)}'${run.slice(start + 1)}` : run;
  });
}

type Cell = string | number;

function cellText(value: Cell, { decimalSign, otherSeparators }: Format): string {
  if (typeof value === 'number') return String(value).replace('.', decimalSign);
  const text = markCells(value, otherSeparators).replace(TAB, "'$&");
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line of a CSV file (RFC 4180) in a language's format. Text that a spreadsheet would evaluate as a formula gets an apostrophe. */
export function csvLine(cells: readonly Cell[], language: string): string {
  const format = formatOf(language);
  return `${cells.map((cell) => cellText(cell, format)).join(format.separator)}\r\n`;
}

/** The heading of a column, its cell in a row, and the values for the heading. */
export type CsvColumn<Row> = readonly [
  head: MessageKey,
  cell: (row: Row) => Cell,
  values?: Record<string, string>,
];

/** Spreadsheets read a file as UTF-8 only if it starts with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Generates a CSV file in a language in chunks, so that 100,000 rows need little memory. */
export async function* csvFile<Row>(
  language: string,
  columns: readonly CsvColumn<Row>[],
  pages: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
): AsyncGenerator<string> {
  const heads = columns.map(([head, , values]) => message(language, head, values));
  yield BYTE_ORDER_MARK + csvLine(heads, language);
  for await (const rows of pages)
    yield rows
      .map((row) =>
        csvLine(
          columns.map(([, cell]) => cell(row)),
          language,
        ),
      )
      .join('');
}

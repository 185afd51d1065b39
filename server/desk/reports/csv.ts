import { type MessageKey, message } from '../../backend/messages/message.ts';

/** Spreadsheets run a cell that begins with one of these, also in full width or after blanks, as a formula (OWASP, CSV injection). */
const SIGNS = '=+\\-@＝＋－＠﹢﹣﹦﹫−';
const BLANKS = '\\s\\u200b\\ufeff';
const TAB = /^[\t\r]/;

interface Format {
  separator: ',' | ';';
  decimalSign: '.' | ',';
  /** Separators of other regional settings. They begin a cell there, whatever quotes say. */
  otherSeparators: string;
}

const ENGLISH: Format = { separator: ',', decimalSign: '.', otherSeparators: ';' };
/** Where the comma separates decimals, spreadsheets separate cells by semicolons. */
const FRENCH: Format = { separator: ';', decimalSign: ',', otherSeparators: ',;' };
const formatOf = (language: string): Format => (language === 'fr' ? FRENCH : ENGLISH);

/** Puts an apostrophe where a cell begins among the separators and blanks before a sign. */
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

/** A line of a CSV file (RFC 4180) as a language writes it. Text that a spreadsheet would run as a formula gets an apostrophe. */
export function csvLine(cells: readonly Cell[], language: string): string {
  const format = formatOf(language);
  return `${cells.map((cell) => cellText(cell, format)).join(format.separator)}\r\n`;
}

/** The head of a column, its cell of a row, and the values of the head. */
export type CsvColumn<Row> = readonly [
  head: MessageKey,
  cell: (row: Row) => Cell,
  values?: Record<string, string>,
];

/** Spreadsheets read a file as UTF-8 only when it begins with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A CSV file in a language, in parts, so that 100,000 rows need little memory. */
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

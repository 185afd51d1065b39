/**
 * Spreadsheets run a cell that begins with one of these, also in full width or after blanks, as a formula (OWASP, CSV
 * injection). Where the comma separates decimals they begin a cell at each semicolon, whatever quotes say.
 */
const FORMULA = /(?<![;\s\u200b\ufeff])[;\s\u200b\ufeff]*(?=[=+\-@＝＋－＠﹢﹣﹦﹫−])/g;
const TAB = /^[\t\r]/;

/** Puts an apostrophe where a cell begins among the separators and blanks before a sign. */
function markCell(run: string, at: number): string {
  const separator = run.includes(';') ? run.lastIndexOf(';') : at === 0 ? -1 : run.search(/[\t\r\n]/);
  const begins = separator >= 0 || at === 0;
  return begins ? `${run.slice(0, separator + 1)}'${run.slice(separator + 1)}` : run;
}

type Cell = string | number;

function cellText(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const text = value.replace(FORMULA, markCell).replace(TAB, "'$&");
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line of a CSV file (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellText).join(',')}\r\n`;

/** Spreadsheets read a file as UTF-8 only when it begins with this mark. */
export const BYTE_ORDER_MARK = '\uFEFF';

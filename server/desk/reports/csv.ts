/**
 * Spreadsheets run a cell that begins with one of these, also in full width or after blanks, as a formula (OWASP, CSV
 * injection). Where the comma separates decimals they begin a cell at each semicolon, whatever quotes say.
 */
const FORMULA = /(^|[;\t\r\n])([\s\u200b\ufeff]*)(?=[=+\-@＝＋－＠﹢﹣﹦﹫−])/g;
const TAB = /^[\t\r]/;

type Cell = string | number;

function cellText(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const text = value.replace(FORMULA, "$1'$2").replace(TAB, "'$&");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line of a CSV file (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellText).join(',')}\r\n`;

/** Spreadsheets read a file as UTF-8 only when it begins with this mark. */
export const BYTE_ORDER_MARK = '\uFEFF';

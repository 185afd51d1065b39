import { createReadStream } from 'node:fs';
import { type CsvError, parse } from 'csv-parse';

export interface CsvRow {
  /** Last line of the row; the header is line 1. */
  line: number;
  cells: Record<string, string>;
}

/** A malformed row: too few cells, an unclosed quote, or a character that the database can't store. */
export interface BrokenRow {
  line: number;
  reason: string;
}

/** PostgreSQL rejects the whole batch for a text with a null character. */
const hasNull = (cells: CsvRow['cells']): boolean =>
  Object.values(cells).some((cell) => cell.includes('\u0000'));

/** Rows of a CSV file with a header, read as a stream, without rows of empty cells. @throws when the file can't be read */
export async function* csvRows(file: string): AsyncGenerator<CsvRow | BrokenRow> {
  const broken: BrokenRow[] = [];
  const parser = parse({
    bom: true,
    columns: true,
    info: true,
    // By default, the first line decides; files put together from several may mix them.
    record_delimiter: ['\r\n', '\n', '\r'],
    skip_records_with_empty_values: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    trim: true,
    on_skip: (error: CsvError | undefined) => {
      broken.push({ line: Number(error?.lines ?? 0), reason: error?.message ?? 'can not be read' });
      return undefined;
    },
  });
  const source = createReadStream(file);
  // pipe() does not forward errors of its source.
  source.on('error', (error) => parser.destroy(error));
  for await (const { record, info } of source.pipe(parser)) {
    // The parser reads ahead, so a malformed row is reported after the valid rows before it.
    const before = broken.filter(({ line }) => line < info.lines).length;
    yield* broken.splice(0, before);
    if (hasNull(record)) yield { line: info.lines, reason: 'contains a null character' };
    else yield { line: info.lines, cells: record };
  }
  yield* broken.splice(0);
}

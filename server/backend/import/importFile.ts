import { basename } from 'node:path';
import * as z from 'zod/mini';
import { csvRows } from './csvRows.ts';

/** Parses and stores the rows of one kind of file. */
export interface Importer<Row> {
  schema: z.ZodMiniType<Row>;
  /** Stores rows with their line numbers; called in batches, in the order of the file. */
  write: (rows: readonly { line: number; row: Row }[]) => Promise<void>;
}

export interface Report {
  file: string;
  loaded: number;
  bad: number;
}

/** Receives progress and invalid rows; on the command line, writes to stderr. */
export interface Listener {
  progress: (file: string, rows: number) => void;
  bad: (file: string, line: number, reason: string) => void;
}

const batchSize = 500;

/** Reads a file row by row: invalid rows are reported and skipped, valid rows are stored in batches. */
export async function importFile<Row>(
  file: string,
  { schema, write }: Importer<Row>,
  listener: Listener,
): Promise<Report> {
  const name = basename(file);
  const report: Report = { file: name, loaded: 0, bad: 0 };
  let batch: { line: number; row: Row }[] = [];
  const rejectRow = (line: number, reason: string) => {
    report.bad += 1;
    listener.bad(name, line, reason);
  };
  const flush = async () => {
    if (batch.length > 0) await write(batch);
    report.loaded += batch.length;
    batch = [];
    listener.progress(name, report.loaded);
  };
  for await (const found of csvRows(file)) {
    if ('reason' in found) {
      rejectRow(found.line, found.reason);
      continue;
    }
    const parsed = z.safeParse(schema, found.cells);
    if (parsed.success) batch.push({ line: found.line, row: parsed.data });
    else
      rejectRow(
        found.line,
        parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; '),
      );
    if (batch.length >= batchSize) await flush();
  }
  await flush();
  return report;
}

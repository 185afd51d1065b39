/** A problem that an author should correct in a file. An import with an error stores nothing. */
export interface Finding {
  level: 'error' | 'warning';
  /** Path within the folder, with forward slashes: pages/about.html. */
  file: string;
  /** Both start at 1. */
  line: number;
  column: number;
  message: string;
}

/** Maximum number of reported findings per part of a file, because a person corrects the first ones before reading thousands. */
export const mostFindings = 100;

/** Reports a problem at a position in a text, in characters from its start. */
export type Report = (level: Finding['level'], offset: number, message: string) => void;

/** Returns a Report for one file, which appends to findings. */
export function reportIn(file: string, text: string, findings: Finding[]): Report {
  return (level, offset, message) => {
    const before = text.slice(0, offset);
    const line = before.split('\n').length;
    findings.push({ level, file, line, column: offset - before.lastIndexOf('\n'), message });
  };
}

/** pages/about.html:12:5 error <b> is opened 2 times and closed 1 times. */
export const findingText = ({ file, line, column, level, message }: Finding): string =>
  `${file}:${line}:${column} ${level} ${message}`;

export const hasError = (findings: readonly Finding[]): boolean =>
  findings.some(({ level }) => level === 'error');

/** A problem of the whole folder, its tenant or its shop; the message is ready to print. */
export class ContentFolderError extends Error {}

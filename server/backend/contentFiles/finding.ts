/** Something that an author should change in a file. An import with an error stores nothing. */
export interface Finding {
  level: 'error' | 'warning';
  /** Path within the folder, with slashes: pages/about.html. */
  file: string;
  /** Both begin at 1. */
  line: number;
  column: number;
  message: string;
}

/** The findings of one part of a file that are reported: a person corrects the first before reading thousands. */
export const mostFindings = 100;

/** Reports at a place of a text, counted in characters from its start. */
export type Report = (level: Finding['level'], offset: number, message: string) => void;

/** Returns a Report for one file, which adds to findings. */
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

/** Message of a problem that concerns the whole folder, its tenant or its shop; ready to print. */
export class ContentFolderError extends Error {}

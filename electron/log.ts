import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

const LARGEST = 1024 * 1024;
const KEPT_FILES = 3;
const RECENT = 12;
const SECRET_QUERY = /((?:token|passcode)=)[^&\s"']+/gi;

/** Lines about the shell's own life; nothing secret is ever in one. */
export interface Log {
  write(line: string): void;
  /** From now on this text is blacked out wherever it turns up. */
  hide(secret: string): void;
  /** The last lines, with their time, for the staff menu. */
  recent(): string[];
}

function sizeOf(path: string): number {
  try {
    return statSync(path).size;
  } catch {
    return 0;
  }
}

/** Writes to folder/shell.log; at 1 MB it becomes shell.1.log, and the third is dropped. */
export function makeLog(folder: string, echo: (line: string) => void = () => {}): Log {
  mkdirSync(folder, { recursive: true });
  const secrets = new Set<string>();
  const recent: string[] = [];
  const file = (age: number) => join(folder, age === 0 ? 'shell.log' : `shell.${age}.log`);

  function rotate(): void {
    for (let age = KEPT_FILES - 2; age >= 0; age--) {
      if (sizeOf(file(age)) > 0) renameSync(file(age), file(age + 1));
    }
  }

  return {
    write(line) {
      let shown = line.replace(SECRET_QUERY, '$1***');
      for (const secret of secrets) shown = shown.replaceAll(secret, '***');
      echo(shown);
      const dated = `${new Date().toISOString()} ${shown}`;
      recent.push(dated.slice(0, 240));
      if (recent.length > RECENT) recent.shift();
      try {
        if (sizeOf(file(0)) > LARGEST) rotate();
        appendFileSync(file(0), `${dated}\n`);
      } catch (error) {
        echo(`log not written: ${String(error)}`);
      }
    },
    hide: (secret) => void (secret && secrets.add(secret)),
    recent: () => [...recent],
  };
}

import { appendFileSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { cutText } from '../contract/cutText';

const MAX_BYTES = 1024 * 1024;
const MAX_FILES = 3;
const RECENT_LINES = 12;
/** Characters that would start a new line, or move the cursor of a terminal. */
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;
const SECRET_QUERY = /((?:token|passcode|secret)=)[^&\s"']+/gi;

/** The shell's log. It never contains a secret. */
export interface Log {
  write(line: string): void;
  /** Masks this text as *** in all later lines. */
  redact(secret: string): void;
  /** The last 12 lines with their time, for the staff menu. */
  recent(): string[];
  /** The end of the log, at most this many bytes, starting with a complete line. */
  tail(mostBytes: number): string;
}

const NEW_LINE = 0x0a;

function readOrNothing(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    return Buffer.alloc(0);
  }
}

function sizeOf(path: string): number {
  try {
    return statSync(path).size;
  } catch {
    return 0;
  }
}

/**
 * Writes to folder/shell.log. electron-log is not used, so that the shell's trusted code has no dependency and every line passes the
 * redaction of secrets. At 1 MB shell.log becomes shell.1.log, shell.1.log becomes shell.2.log, and the oldest is deleted.
 */
export function createLog(folder: string, echo: (line: string) => void = () => {}): Log {
  const secrets = new Set<string>();
  const recent: string[] = [];
  const file = (age: number) => join(folder, age === 0 ? 'shell.log' : `shell.${age}.log`);

  function rotate(): void {
    for (let age = MAX_FILES - 2; age >= 0; age--) {
      if (sizeOf(file(age)) > 0) renameSync(file(age), file(age + 1));
    }
  }

  function withoutSecrets(text: string): string {
    let redacted = text.replace(SECRET_QUERY, '$1***');
    for (const secret of secrets) redacted = redacted.replaceAll(secret, '***');
    return redacted;
  }

  return {
    write(line) {
      const redacted = withoutSecrets(line).replace(CONTROL, ' ⏎ ');
      echo(redacted);
      const dated = `${new Date().toISOString()} ${redacted}`;
      recent.push(cutText(dated, 240));
      if (recent.length > RECENT_LINES) recent.shift();
      try {
        mkdirSync(folder, { recursive: true });
        if (sizeOf(file(0)) > MAX_BYTES) rotate();
        appendFileSync(file(0), `${dated}\n`);
      } catch (error) {
        echo(`log not written: ${String(error)}`);
      }
    },
    redact: (secret) => void (secret && secrets.add(secret)),
    recent: () => [...recent],
    tail(mostBytes) {
      const text = Buffer.concat([1, 0].map((age) => readOrNothing(file(age))));
      const end = text.subarray(-mostBytes);
      const start = end.length < text.length ? end.indexOf(NEW_LINE) + 1 : 0;
      // Secrets that became known after a line was written are removed here.
      return withoutSecrets(end.subarray(start).toString('utf8'));
    },
  };
}

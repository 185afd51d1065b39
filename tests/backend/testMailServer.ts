import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** An email as the mail server received it. */
interface ReceivedEmail {
  from: string;
  recipients: string[];
  /** Headers by name in lower case, unfolded; encoded words are decoded. */
  headers: Record<string, string>;
  raw: string;
  text: string;
  html: string;
}

export interface TestMailServer {
  url: string;
  received: ReceivedEmail[];
  close: () => Promise<void>;
}

const decodeQuoted = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

/** Decodes encoded words (RFC 2047), which also encode line breaks that an attacker might hide in a subject. */
const decodeWords = (header: string) =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, words: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(words, 'base64').toString()
        : decodeQuoted(words.replaceAll('_', ' ')),
    );

function headersOf(head: string): Record<string, string> {
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), decodeWords(line.slice(at + 1).trim())];
    }),
  );
}

function split(raw: string): { headers: Record<string, string>; body: string } {
  const at = raw.indexOf('\r\n\r\n');
  return { headers: headersOf(raw.slice(0, at)), body: raw.slice(at + 4) };
}

/** The decoded part of a type. */
function partOf(raw: string, type: string): string {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1] ?? 'none';
  for (const part of raw.split(`--${boundary}`)) {
    const { headers, body } = split(part.replace(/^\r\n/, ''));
    if (!headers['content-type']?.startsWith(type)) continue;
    const encoding = headers['content-transfer-encoding'];
    if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
    return encoding === 'quoted-printable' ? decodeQuoted(body) : body;
  }
  return '';
}

/**
 * A real SMTP server on a free port that keeps what it accepts. options: rejections, authentication or delays of a test
 */
export async function startMailServer(
  options: SMTPServerOptions = {},
  { user = '', port = 0 }: { user?: string; port?: number } = {},
): Promise<TestMailServer> {
  const received: ReceivedEmail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString();
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          recipients: rcptTo.map(({ address }) => address),
          headers: split(raw).headers,
          raw,
          text: partOf(raw, 'text/plain'),
          html: partOf(raw, 'text/html'),
        });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve());
  });
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://${user && `${user}@`}127.0.0.1:${address.port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The error with which an SMTP server refuses. */
export const smtpError = (responseCode: number, text: string): Error =>
  Object.assign(new Error(text), { responseCode });

import type { Transporter } from 'nodemailer';
import { isLocalName } from '../../network/hostNames.ts';
import { withinTime } from '../withinTime.ts';
import type { RenderedEmail } from './buildEmail.ts';

/** An email was not sent. The message contains no personal data: 550 RCPT TO */
export class SendError extends Error {
  constructor(
    message: string,
    /** The mail server rejects this email; retrying will not help. */
    readonly isPermanent: boolean,
    /** The mail server is down or rejects the shop, regardless of the email. */
    readonly isServerDown: boolean,
  ) {
    super(message);
  }
}

export interface Mailer {
  /** @throws SendError */
  send: (email: RenderedEmail) => Promise<void>;
}

/** Timeouts in ms; a whole attempt ends long before its lease. */
const TIMEOUTS = { connectionMs: 10_000, greetingMs: 10_000, silenceMs: 20_000, attemptMs: 120_000 };
const MAX_BYTES = 500_000;

/** Responses about the shop's own login, although they may occur where one about the recipient is expected. */
const LOGIN_CODES = [530, 534, 535, 538];

/** The stages at which a response of the mail server is about the email instead of the connection. */
const isAboutEmail = (command: string) => command === 'RCPT TO' || command === 'DATA' || command === 'API';

function sendErrorOf(error: unknown): SendError {
  const { code, command, responseCode } = error as {
    code?: unknown;
    command?: unknown;
    responseCode?: unknown;
  };
  const stage = typeof command === 'string' ? command : '';
  const status = typeof responseCode === 'number' ? responseCode : 0;
  const isOfEmail = isAboutEmail(stage) && !LOGIN_CODES.includes(status);
  const isInvalid = code === 'EENVELOPE' && stage === 'API';
  const reason = [status || code || 'failed', stage].filter(Boolean).join(' ');
  return new SendError(reason, isOfEmail && (status >= 500 || isInvalid), !isOfEmail);
}

/** Whether the connection must be encrypted, because a password would be sent to a public mail server. */
function needsEncryption(url: URL): boolean {
  return url.username !== '' && !isLocalName(url.hostname) && !url.searchParams.has('requireTLS');
}

/** Mail programs POST to this link when the reader presses their own unsubscribe button (RFC 8058). */
const unsubscribeHeaders = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * Sends through an SMTP server: smtp://user:password@mail.example:587, or smtps:// for implicit TLS.
 * from: the address of the shop's emails, to which each tenant adds its name
 */
export function smtpMailer(url: string, from: string, timeouts: Partial<typeof TIMEOUTS> = {}): Mailer {
  const { connectionMs, greetingMs, silenceMs, attemptMs } = { ...TIMEOUTS, ...timeouts };
  // Loaded with the first email, so that the start of the server does not wait for it.
  let transport: Promise<Transporter> | null = null;
  const openTransport = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      connectionTimeout: connectionMs,
      greetingTimeout: greetingMs,
      socketTimeout: silenceMs,
      dnsTimeout: connectionMs,
      disableFileAccess: true,
      disableUrlAccess: true,
      ...(needsEncryption(new URL(url)) ? { requireTLS: true } : {}),
    });
  };
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return {
    send: async ({ id, fromName, recipient, replyTo, subject, html, text, date, listUnsubscribe }) => {
      if (html.length + text.length > MAX_BYTES) throw new SendError('too large', true, false);
      transport ??= openTransport();
      const sending = transport
        .then((opened) =>
          opened.sendMail({
            from: { name: fromName, address: from },
            to: { name: '', address: recipient },
            ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
            subject,
            html,
            text,
            date,
            messageId: `<${id}@${domain}>`,
            headers: {
              'Auto-Submitted': 'auto-generated',
              ...(listUnsubscribe ? unsubscribeHeaders(listUnsubscribe) : {}),
            },
          }),
        )
        .catch((error: unknown) => {
          throw sendErrorOf(error);
        });
      // A late error of the connection must not end the process.
      sending.catch(() => undefined);
      const timeoutError = () => new SendError('no end after the time limit', false, true);
      await withinTime(attemptMs, () => sending, timeoutError);
    },
  };
}

import { sqlStateOf } from '../apiError.ts';
import type { BackendContext } from '../backendContext.ts';
import { buildEmail } from './buildEmail.ts';
import { type Mailer, SendError } from './mailer.ts';
import { claimEmail, markFailed, markSent, type OutboxRow, scheduleRetry } from './outbox.ts';

const EVERY_MS = 5_000;
/** Bounds the rate of a process: at most 50 emails in five seconds. */
const BATCH = 50;
const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS;
/** Mail servers give up after four to five days (RFC 5321 §4.5.4.1); a shop's news is old before. */
const GIVE_UP_AFTER_MS = 3 * 24 * 60 * MINUTE_MS;

type Delivering = Pick<BackendContext, 'db' | 'clock' | 'catalog' | 'hasDiskSpace'>;

/** Waiting time after an attempt: 1, 2, 4 minutes and so on, up to six hours. */
export const backoffMs = (attempts: number): number =>
  Math.min(MINUTE_MS * 2 ** Math.min(attempts - 1, 20), LONGEST_WAIT_MS);

/** Logs without recipient and subject, which are personal data. */
const log = ({ id, kind, attempts }: OutboxRow, event: string) =>
  console.error(`Email ${id} (${kind}), attempt ${attempts}: ${event}`);

async function failed({ db, clock }: Delivering, row: OutboxRow, error: unknown): Promise<void> {
  const now = clock();
  const isPermanent = error instanceof SendError ? error.isPermanent : true;
  const reason = error instanceof SendError ? error.message : 'its contents can not be rendered';
  const retryAt = new Date(now.getTime() + backoffMs(row.attempts));
  const isTooLate = retryAt.getTime() - row.writtenAt.getTime() > GIVE_UP_AFTER_MS;
  if (isPermanent || isTooLate) {
    log(row, `given up: ${reason}`);
    await markFailed(db, row, now, reason);
    return;
  }
  log(row, `will be repeated: ${reason}`);
  await scheduleRetry(db, row, retryAt, reason);
}

/** Sends one claimed email. Returns false when the mail server itself does not work, so that the round ends. */
async function deliver(backend: Delivering, mailer: Mailer, row: OutboxRow): Promise<boolean> {
  const { db, clock, catalog } = backend;
  if (clock().getTime() - row.writtenAt.getTime() > GIVE_UP_AFTER_MS) {
    log(row, 'given up: too old');
    await markFailed(db, row, clock(), 'too old');
    return true;
  }
  try {
    const tenant = (await catalog.current()).tenants.find(({ id }) => id === row.tenantId);
    if (!tenant) throw new Error('The tenant no longer exists.');
    await mailer.send(buildEmail(row, tenant));
  } catch (error) {
    await failed(backend, row, error);
    return !(error instanceof SendError && error.isServerDown);
  }
  // A process that ends here sends the email again after the lease, with the same Message-ID.
  await markSent(db, row, clock());
  return true;
}

/** One round: sends what is due, one email after the other. */
export async function deliverDue(
  backend: Delivering,
  mailer: Mailer,
  isStopping: () => boolean = () => false,
): Promise<void> {
  // On a full disk the result could not be stored, and the email would be sent again.
  if (!backend.hasDiskSpace()) return;
  for (let sent = 0; sent < BATCH && !isStopping(); sent += 1) {
    const row = await claimEmail(backend.db, backend.clock());
    if (!row || !(await deliver(backend, mailer, row))) return;
  }
}

/** Sends due emails every five seconds. Returns a function that stops and waits for the email that is being sent. */
export function startDelivery(backend: Delivering, mailer: Mailer): () => Promise<void> {
  let round: Promise<void> | null = null;
  let isStopping = false;
  const run = () => {
    round ??= deliverDue(backend, mailer, () => isStopping)
      .catch((error: unknown) =>
        console.error(`Emails can not be read or marked: ${sqlStateOf(error) ?? error}`),
      )
      .finally(() => {
        round = null;
      });
  };
  run();
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  return async () => {
    isStopping = true;
    clearInterval(timer);
    await round;
  };
}

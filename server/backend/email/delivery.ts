import type { BackendContext } from '../backendContext.ts';
import { repeatWork } from '../jobs/repeatWork.ts';
import { buildEmail, type RenderedEmail } from './buildEmail.ts';
import { type Mailer, SendError } from './mailer.ts';
import { emailOutbox, markFailed, markSent, type OutboxRow } from './outbox.ts';

const EVERY_MS = 5_000;
/** Limits the rate of a process to 50 emails in five seconds. */
const BATCH = 50;

type Delivering = Pick<BackendContext, 'db' | 'clock' | 'catalog' | 'hasDiskSpace'>;

/** Logs without recipient and subject, which are personal data. */
const log = ({ id, kind, attempts }: OutboxRow, event: string) =>
  console.error(`Email ${id} (${kind}), attempt ${attempts}: ${event}`);

async function failed({ db, clock }: Delivering, row: OutboxRow, error: unknown): Promise<void> {
  const now = clock();
  const isPermanent = error instanceof SendError && error.isPermanent;
  const reason = error instanceof SendError ? error.message : 'failed';
  const retryAt = emailOutbox.retryAt(row, now);
  if (isPermanent || emailOutbox.isTooOld(row, retryAt)) {
    log(row, `given up: ${reason}`);
    await markFailed(db, row, now, reason);
    return;
  }
  log(row, `will be repeated: ${reason}`);
  await emailOutbox.finish(db, row, { nextAttemptAt: retryAt, lastError: reason });
}

/**
 * Renders an email for its tenant. Only contents that can't be rendered are a permanent error: a database that can't be read recovers, and
 * another process may have created the tenant a moment ago.
 * @throws SendError
 */
async function render({ catalog }: Delivering, row: OutboxRow): Promise<RenderedEmail> {
  const state = await catalog.current().catch(() => {
    throw new SendError('the catalog can not be read', false, true);
  });
  const tenant = state.tenants.find(({ id }) => id === row.tenantId);
  if (!tenant) throw new SendError('its tenant is not loaded', false, false);
  try {
    return buildEmail(row, tenant);
  } catch {
    throw new SendError('its contents can not be rendered', true, false);
  }
}

/** Sends one claimed email. Returns false when the mail server itself fails, which ends the round. */
async function deliver(backend: Delivering, mailer: Mailer, row: OutboxRow): Promise<boolean> {
  const { db, clock } = backend;
  if (emailOutbox.isTooOld(row, clock())) {
    log(row, 'given up: too old');
    await markFailed(db, row, clock(), 'too old');
    return true;
  }
  try {
    await mailer.send(await render(backend, row));
  } catch (error) {
    await failed(backend, row, error);
    return !(error instanceof SendError && error.isServerDown);
  }
  // If the process ends here, the email is sent again after the lease, with the same Message-ID.
  await markSent(db, row, clock());
  return true;
}

/** One round: sends due emails, one after another. */
export async function deliverDue(
  backend: Delivering,
  mailer: Mailer,
  isStopping: () => boolean = () => false,
): Promise<void> {
  // A full disk could not store the result, and the email would be sent again.
  if (!backend.hasDiskSpace()) return;
  for (let sent = 0; sent < BATCH && !isStopping(); sent += 1) {
    const row = await emailOutbox.claim(backend);
    if (!row || !(await deliver(backend, mailer, row))) return;
  }
}

/** Sends due emails every five seconds. Returns a function that stops it and waits for the email being sent. */
export const startDelivery = (backend: Delivering, mailer: Mailer): (() => Promise<void>) =>
  repeatWork((isStopping) => deliverDue(backend, mailer, isStopping), {
    failure: 'Emails can not be read or marked',
    everyMs: EVERY_MS,
    startsNow: true,
  });

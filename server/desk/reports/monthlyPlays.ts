import { playReportSettings } from '../../../contract/desk/reports.ts';
import type { BackendContext } from '../../backend/backendContext.ts';
import { playReportEmails } from '../../backend/database/schema/report.ts';
import { addDays, localTime } from '../../backend/delivery/calendarDays.ts';
import { queueEmail } from '../../backend/email/outbox.ts';
import { repeatWork } from '../../backend/jobs/repeatWork.ts';
import { timeZoneOfTenant } from '../../backend/locations/timeZones.ts';
import type { Tenant } from '../../backend/tenant/tenant.ts';
import { readDeskSettings } from '../deskSettings.ts';
import type { Period } from './period.ts';
import { readClipTotals, readDevicePlays, totalPlays } from './plays.ts';

/** Name of the settings group. */
export const PLAY_REPORT = 'play_report';
const EVERY_MS = 15 * 60_000;
/** Screens that were offline at the end of the month report up to a day later. */
const WAIT_MS = 86_400_000;
/** Rows in the email; the desk shows all. */
const LISTED = 50;
const ALL = { clip: '', location: '', device: '' };

/** The days of the last complete month, available a day after its end. */
function lastMonth(now: Date, timeZone: string): Period {
  const { day } = localTime(new Date(now.getTime() - WAIT_MS), timeZone);
  const until = addDays(`${day.slice(0, 7)}-01`, -1);
  return { from: `${until.slice(0, 7)}-01`, until };
}

/** Queues the email with a tenant's last month, unless it was queued before. */
async function sendMonth({ db, clock }: Pick<BackendContext, 'db' | 'clock'>, tenant: Tenant): Promise<void> {
  const { email: recipient } = await readDeskSettings(db, tenant.id, PLAY_REPORT, playReportSettings);
  if (recipient === '') return;
  const now = clock();
  const period = lastMonth(now, timeZoneOfTenant(tenant));
  const month = period.from.slice(0, 7);
  await db.transaction(async (inside) => {
    const queued = await inside
      .insert(playReportEmails)
      .values({ tenantId: tenant.id, month, queuedAt: now })
      .onConflictDoNothing()
      .returning();
    if (queued.length === 0) return;
    const clips = await readClipTotals(inside, tenant, period, LISTED + 1);
    const devices = await readDevicePlays(inside, tenant, period, ALL, LISTED + 1);
    const { language } = tenant;
    const sender = { db: inside, tenant, now };
    await queueEmail(sender, {
      kind: 'play_report',
      recipient,
      language,
      contents: {
        ...period,
        total: await totalPlays(inside, tenant, period, ALL),
        clips: clips.slice(0, LISTED),
        devices: devices.slice(0, LISTED).map((row) => ({
          name: row.name,
          location: row.location_name,
          plays: row.plays,
          seconds: row.seconds,
        })),
        is_cut: clips.length > LISTED || devices.length > LISTED,
      },
    });
  });
}

/** Emails last month's proof of play to each dealer who wants it, once, even with several servers. */
export async function sendMonthlyPlays(backend: BackendContext): Promise<void> {
  const { tenants } = await backend.catalog.current();
  for (const tenant of tenants) await sendMonth(backend, tenant);
}

/** Checks every quarter of an hour for a month to send. Returns a function that stops it. */
export const startMonthlyPlays = (backend: BackendContext): (() => Promise<void>) =>
  repeatWork(() => sendMonthlyPlays(backend), {
    failure: 'The proof of play of a month can not be sent',
    everyMs: EVERY_MS,
  });

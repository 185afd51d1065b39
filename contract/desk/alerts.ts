import * as z from 'zod/mini';
import { emailInput } from '../inputs';
import { deskCall } from './deskCall';

const done = z.object({ success: z.boolean() });

/** '' or a URL: https, or http to this computer. The server also refuses addresses of private networks. */
const webhookUrl = z
  .string()
  .check(
    z.trim(),
    z.maxLength(1000),
    z.regex(/^$|^https:\/\/|^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$)/),
  );

/** When devices raise alerts, and who is notified. */
const alertSettings = z.object({
  emails: z._default(z.array(emailInput).check(z.maxLength(10)), []),
  webhook_url: z._default(webhookUrl, ''),
  offline_minutes: z._default(z.int().check(z.gte(2), z.lte(1440)), 10),
  /** Free bytes of a device's disk, in MB, below which it raises an alert. */
  disk_limit_mb: z._default(z.int().check(z.gte(0), z.lte(1_000_000)), 500),
  /** Devices with a lower version raise an alert; '': compared with the newest release that every device receives. */
  wanted_version: z._default(z.string().check(z.trim(), z.regex(/^$|^\d{1,6}(\.\d{1,6}){0,3}$/)), ''),
  /** Also notify when an alert is over. */
  notifies_end: z._default(z.boolean(), false),
});
export type AlertSettings = z.output<typeof alertSettings>;

/** The settings as stored. The secret signs webhooks and is never shown. */
export const storedAlertSettings = z.extend(alertSettings, {
  webhook_secret: z._default(z.string(), ''),
});
export type StoredAlertSettings = z.output<typeof storedAlertSettings>;

export const getFleetSettings = deskCall({
  role: 'owner',
  subject: 'settings',
  method: 'GET',
  path: '/fleet-settings',
  summary: 'Alerts, and the code by which screens are registered',
  response: z.object({
    alerts: alertSettings,
    has_webhook_secret: z.boolean(),
    /** '' when the tenant has no kiosk member yet. */
    member_code: z.string(),
    has_passcode: z.boolean(),
    has_staff_passcode: z.boolean(),
  }),
});

/** webhook_secret: '' leaves the stored one unchanged */
export const changeAlertSettings = deskCall({
  role: 'owner',
  subject: 'settings',
  method: 'PUT',
  path: '/fleet-settings/alerts',
  summary: 'Changes who is told of alerts, and when',
  body: z.extend(alertSettings, {
    webhook_secret: z._default(z.string().check(z.maxLength(200), z.regex(/^$|^.{16,}$/)), ''),
  }),
  response: done,
});

/** At least six digits; '' leaves the stored one unchanged. Existing four-digit passcodes remain valid. */
const passcode = z.string().check(z.regex(/^$|^\d{6,12}$/));

/**
 * passcode registers screens, staff_passcode opens their menu; they must differ, because screens receive the hash of the latter. A changed
 * staff_passcode reaches registered screens with their next heartbeat; a changed passcode applies to later registrations.
 */
export const changeMember = deskCall({
  role: 'owner',
  subject: 'settings',
  method: 'PUT',
  path: '/fleet-settings/member',
  summary: 'Changes the member code or the passcodes of the screens',
  body: z.object({
    member_code: z.string().check(z.trim(), z.regex(/^[A-Z\d][A-Z\d-]{3,11}$/)),
    passcode,
    staff_passcode: z._default(passcode, ''),
  }),
  response: done,
});

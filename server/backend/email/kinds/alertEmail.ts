import * as z from 'zod/mini';
import { alertKinds } from '../../../../contract/desk/devices.ts';
import { list, number, string, text } from '../../../../contract/fields.ts';
import { withColon } from '../../../../contract/withColon.ts';
import { emailKind } from '../emailKind.ts';
import { deskButton, facts, note, paragraph } from '../emailParts.ts';

const KINDS = {
  offline: 'alertOffline',
  no_frame: 'alertNoFrame',
  clip: 'alertClip',
  disk: 'alertDisk',
  outdated: 'alertOutdated',
  duplicate: 'alertDuplicate',
} as const;

const alert = z.object({
  device: string,
  location: text(),
  /** Time zone of the location; '' for the tenant's. */
  time_zone: text(),
  kind: z.enum(alertKinds),
  /** Details, such as the titles of clips; empty for none. */
  detail: text(),
  /** ISO 8601. */
  since: string,
  ended_at: z.nullable(string),
});

const areOver = (alerts: readonly z.output<typeof alert>[]) =>
  alerts.every(({ ended_at }) => ended_at !== null);

/** Alerts of screens that started or ended, for the dealer's staff. */
export const kioskAlert = emailKind({
  /** others: number of alerts that the email does not list */
  schema: z.object({ alerts: list(alert), others: number(0) }),
  subject: ({ t }, { alerts, others }) =>
    t(areOver(alerts) ? 'alertOverMail' : 'alertMail', {
      first: alerts[0]?.device ?? '',
      count: alerts.length + others,
    }),
  render: (scope, { alerts, others }) => {
    const { t, language, config } = scope;
    // The time zone is added for a location with its own.
    const timeOf = (moment: string, timeZone: string) =>
      new Intl.DateTimeFormat(language, {
        year: 'numeric',
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZone: timeZone || config.timezoneId,
        ...(timeZone && { timeZoneName: 'short' as const }),
      }).format(new Date(moment));
    const isOver = areOver(alerts);
    const rows = alerts.map(({ device, location, time_zone, kind, detail, since, ended_at }) => {
      const time = timeOf(ended_at ?? since, time_zone);
      const state = t(ended_at ? 'alertOver' : 'alertSince', { time });
      const what = detail ? `${withColon(t(KINDS[kind]), language)} ${detail}` : t(KINDS[kind]);
      return [device, location, what, state] as const;
    });
    return {
      heading: t(isOver ? 'alertOverHeading' : 'alertHeading'),
      preview: rows.map(([device, , what]) => `${withColon(device, language)} ${what}`).join(', '),
      blocks: [
        paragraph(t(isOver ? 'alertOverText' : 'alertText')),
        facts(rows),
        ...(others > 0 ? [note(t('mailMoreItems', { count: others }))] : []),
        ...deskButton(scope, t('alertOpen'), '/desk/devices'),
      ],
    };
  },
});

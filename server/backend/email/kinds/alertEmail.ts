import { withColon } from '../../../../contract/withColon.ts';
import type { EmailContents } from '../emailContents.ts';
import { type EmailParts, type EmailScope, facts, note, text } from '../emailParts.ts';

const KINDS = {
  offline: 'alertOffline',
  no_frame: 'alertNoFrame',
  clip: 'alertClip',
  disk: 'alertDisk',
  outdated: 'alertOutdated',
  duplicate: 'alertDuplicate',
} as const;

/** Alerts of screens that began or ended, for the dealer's staff. */
export function alertEmail(
  { alerts, others }: EmailContents<'kiosk_alert'>,
  { t, link, language, config }: EmailScope,
): EmailParts {
  // A location with its own time zone names it.
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
  const isOver = alerts.every(({ ended_at }) => ended_at !== null);
  const rows = alerts.map(({ device, location, time_zone, kind, detail, since, ended_at }) => {
    const time = timeOf(ended_at ?? since, time_zone);
    const state = t(ended_at ? 'alertOver' : 'alertSince', { time });
    const what = detail ? `${withColon(t(KINDS[kind]), language)} ${detail}` : t(KINDS[kind]);
    return [device, location, what, state] as const;
  });
  const url = link('/desk/devices');
  return {
    heading: t(isOver ? 'alertOverHeading' : 'alertHeading'),
    preview: rows.map(([device, , what]) => `${withColon(device, language)} ${what}`).join(', '),
    blocks: [
      text(t(isOver ? 'alertOverText' : 'alertText')),
      facts(rows),
      ...(others > 0 ? [note(t('mailMoreItems', { count: others }))] : []),
      ...(URL.canParse(url) ? [{ block: 'button' as const, label: t('alertOpen'), url }] : []),
    ],
  };
}

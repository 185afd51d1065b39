import type { EmailContents } from '../emailContents.ts';
import { type EmailBlock, type EmailParts, type EmailScope, note, text } from '../emailParts.ts';

/** The sums of a month of plays, for the dealer and its suppliers. */
export function playReportEmail(
  { from, until, total, clips, devices, is_cut }: EmailContents<'play_report'>,
  { t, link, language, config }: EmailScope,
): EmailParts {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const sums = ({ plays, seconds }: { plays: number; seconds: number }) =>
    t('playReportSums', {
      plays: number.format(plays),
      hours: number.format(seconds / 3600),
    });
  const rows = (
    named: readonly { name: string; detail: string; plays: number; seconds: number }[],
  ): EmailBlock => ({
    block: 'items',
    rows: named.map(({ name, detail, ...counts }) => ({ name, detail, total: sums(counts) })),
  });
  const url = link(`/desk/reports?tab=plays&from=${from}&until=${until}`);
  const days = [from, until].map((date) => day.format(new Date(date)));
  return {
    heading: t('playReportHeading', { month: month.format(new Date(from)) }),
    preview: sums(total),
    blocks: [
      text(t('playReportText', { from: days[0] ?? '', until: days[1] ?? '', zone: config.timezoneId })),
      text(sums(total)),
      ...(clips.length === 0
        ? []
        : [
            text(t('playReportClips')),
            rows(clips.map(({ title, ...counts }) => ({ name: title, detail: '', ...counts }))),
            text(t('playReportScreens')),
            rows(devices.map(({ location, ...counts }) => ({ detail: location, ...counts }))),
          ]),
      ...(is_cut ? [note(t('playReportCut'))] : []),
      ...(URL.canParse(url) ? [{ block: 'button' as const, label: t('playReportOpen'), url }] : []),
    ],
  };
}

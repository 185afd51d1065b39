import * as z from 'zod/mini';
import { list, number, string, text } from '../../../../contract/fields.ts';
import { emailKind } from '../emailKind.ts';
import { deskButton, type EmailBlock, type EmailScope, note, paragraph } from '../emailParts.ts';

const counts = { plays: number(0), seconds: number(0) };

const monthOf = (day: string, { language }: EmailScope) =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  );

/** Totals of a month of plays, for the dealer and its suppliers. */
export const playReport = emailKind({
  /** is_cut: the desk has more rows than the email */
  schema: z.object({
    from: string,
    until: string,
    total: z.object(counts),
    clips: list(z.object({ title: text(), ...counts })),
    devices: list(z.object({ name: text(), location: text(), ...counts })),
    is_cut: z._default(z.boolean(), false),
  }),
  subject: (scope, { from }) => scope.t('playReportMail', { month: monthOf(from, scope) }),
  render: (scope, { from, until, total, clips, devices, is_cut }) => {
    const { t, language, config } = scope;
    const decimal = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
    const sums = ({ plays, seconds }: { plays: number; seconds: number }) =>
      t('playReportSums', {
        plays: decimal.format(plays),
        hours: decimal.format(seconds / 3600),
      });
    const rows = (
      named: readonly { name: string; detail: string; plays: number; seconds: number }[],
    ): EmailBlock => ({
      block: 'items',
      rows: named.map(({ name, detail, ...row }) => ({ name, detail, total: sums(row) })),
    });
    return {
      heading: t('playReportHeading', { month: monthOf(from, scope) }),
      preview: sums(total),
      blocks: [
        paragraph(
          t('playReportText', {
            from: day.format(new Date(from)),
            until: day.format(new Date(until)),
            zone: config.timezoneId,
          }),
        ),
        paragraph(sums(total)),
        ...(clips.length === 0
          ? []
          : [
              paragraph(t('playReportClips')),
              rows(clips.map(({ title, ...row }) => ({ name: title, detail: '', ...row }))),
              paragraph(t('playReportScreens')),
              rows(devices.map(({ location, ...row }) => ({ detail: location, ...row }))),
            ]),
        ...(is_cut ? [note(t('playReportCut'))] : []),
        ...deskButton(scope, t('playReportOpen'), `/desk/reports?tab=plays&from=${from}&until=${until}`),
      ],
    };
  },
});

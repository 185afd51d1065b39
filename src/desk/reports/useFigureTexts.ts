import { FIGURE_KINDS, type Figure, type ReportKey, type VitalMetric } from '@contract/desk/shopReports';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/lib/money';

/** Formats figures and keys of the reports in the desk's language. */
export function useFigureTexts(currency: string, metric: VitalMetric = 'LCP') {
  const { t, i18n } = useTranslation('desk/reports');
  const number = new Intl.NumberFormat(i18n.language);
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 });
  const change = new Intl.NumberFormat(i18n.language, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  });
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' });

  function vital(value: number): string {
    if (metric === 'CLS')
      return new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 }).format(value);
    const [amount, unit] = value < 1000 ? [Math.round(value), 'ms'] : [Math.round(value / 10) / 100, 's'];
    return `${number.format(amount)} ${unit}`;
  }
  function figureText(figure: Figure, value: number | null): string {
    if (value === null) return '–';
    const kind = FIGURE_KINDS[figure];
    if (kind === 'money') return formatMoney(value, i18n.language, currency);
    if (kind === 'share') return percent.format(value);
    return kind === 'vital' ? vital(value) : number.format(value);
  }
  /** The change compared with the previous period; empty if there is nothing to compare. */
  const changeText = (value: number | null, previous: number | null): string =>
    value === null || !previous ? '' : change.format(value / previous - 1);

  function keyText(key: ReportKey, value: string): string {
    if (key === 'day') return date.format(new Date(value));
    if (key === 'phrase' || key === 'route') return value === '…' ? t('others') : value;
    return key === 'time' ? value : t(`${key}s.${value}`, { defaultValue: value });
  }
  return { figureText, changeText, keyText, dayText: (day: string) => keyText('day', day) };
}
export type FigureTexts = ReturnType<typeof useFigureTexts>;

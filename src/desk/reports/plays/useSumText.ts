import { useTranslation } from 'react-i18next';

/** Returns a function that summarises the plays and seconds of a row. */
export function useSumText(): (row: { plays: number; seconds: number }) => string {
  const { t, i18n } = useTranslation('desk/reports');
  const number = new Intl.NumberFormat(i18n.language);
  return ({ plays, seconds }) =>
    t('rowPlays', { count: plays, plays: number.format(plays), seconds: number.format(seconds) });
}

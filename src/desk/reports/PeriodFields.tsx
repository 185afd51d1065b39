import { useTranslation } from 'react-i18next';
import { DayFilter } from '@/desk/ui/DayFilter';
import { SelectField } from '@/ui/SelectField';
import { PERIOD_DAYS, type PeriodDays, type usePeriod } from './usePeriod';

/** Chooses the period of a report. For a custom period, both days are fields. */
export function PeriodFields({ period, setPeriod, chooseDays }: ReturnType<typeof usePeriod>) {
  const { t } = useTranslation('desk/reports');
  const day = (name: 'from' | 'until') => (
    <DayFilter
      label={t(name)}
      value={period[name]}
      onChange={(chosen) => setPeriod({ ...period, [name]: chosen })}
    />
  );
  return (
    <>
      <SelectField
        label={t('period')}
        value={String(period.days)}
        onChange={({ target }) => chooseDays(Number(target.value) as PeriodDays)}
        choices={PERIOD_DAYS.map((days) => ({
          value: String(days),
          label: days === 0 ? t('ownPeriod') : t('lastDays', { count: days }),
        }))}
      />
      {period.days === 0 && day('from')}
      {period.days === 0 && day('until')}
    </>
  );
}

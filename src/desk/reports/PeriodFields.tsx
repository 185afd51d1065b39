import { useTranslation } from '@/config/useTranslation';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { PERIOD_DAYS, type PeriodDays, type usePeriod } from './usePeriod';

/** Chooses the period of a report. Both days are fields where the person enters them. */
export function PeriodFields({ period, setPeriod, chooseDays }: ReturnType<typeof usePeriod>) {
  const { t } = useTranslation('reports');
  const day = (name: 'from' | 'until') => (
    <TextField
      type="date"
      label={t(name)}
      value={period[name]}
      onChange={({ target }) => setPeriod({ ...period, [name]: target.value })}
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

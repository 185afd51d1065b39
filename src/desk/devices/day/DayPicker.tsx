import { useTranslation } from 'react-i18next';
import { DateTimeField } from '@/desk/ui/DateTimeField';
import { INCOMPLETE } from '@/desk/ui/timeInput';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import styles from './ScreenDay.module.css';

const DAY_MS = 86_400_000;

/** Shifts a calendar day by a number of days. */
const shifted = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

interface Props {
  /** YYYY-MM-DD; empty until it has loaded. */
  day: string;
  /** Empty for today. */
  onChange: (day: string) => void;
}

/** Chooses a day, by typing or by going one day back or forward. */
export function DayPicker({ day, onChange }: Props) {
  const { t } = useTranslation('desk/devices');
  const move = (days: number) => day !== '' && onChange(shifted(day, days));
  return (
    <div className={styles.picker}>
      <IconButton icon="chevronLeft" label={t('day.previous')} onClick={() => move(-1)} />
      <DateTimeField
        label={t('day.date')}
        isLabelHidden
        type="date"
        value={day}
        onChange={(next) => next !== INCOMPLETE && next !== '' && onChange(next)}
      />
      <IconButton icon="chevronRight" label={t('day.next')} onClick={() => move(1)} />
      <Button variant="secondary" onClick={() => onChange('')}>
        {t('day.today')}
      </Button>
    </div>
  );
}

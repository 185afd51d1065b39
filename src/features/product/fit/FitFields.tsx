import type { Room, Size } from '@contract/fit';
import { useTranslation } from '@/config/useTranslation';
import styles from './Fit.module.css';

type Part = keyof Room;
const sides = ['width', 'depth', 'height'] as const;

const lengthOf = (value: FormDataEntryValue | null): number | null => {
  const length = Number(String(value ?? '').replace(',', '.'));
  return length > 0 && length < 10_000 ? Math.round(length * 100) / 100 : null;
};

/** Parses the form of FitFields; invalid lengths count as not measured. */
export function roomOf(form: FormData): Room {
  const sizeToCheck = (part: Part): Size => ({
    width: lengthOf(form.get(`${part}-width`)),
    depth: lengthOf(form.get(`${part}-depth`)),
    height: lengthOf(form.get(`${part}-height`)),
  });
  return { place: sizeToCheck('place'), doorway: sizeToCheck('doorway') };
}

/** Six optional lengths in inches. */
export function FitFields({ room }: { room: Room }) {
  const { t } = useTranslation('fit');
  const names = { width: t('width'), depth: t('depth'), height: t('height') };
  const parts: { part: Part; legend: string }[] = [
    { part: 'place', legend: t('place') },
    { part: 'doorway', legend: t('doorway') },
  ];
  return parts.map(({ part, legend }) => (
    <fieldset key={part} className={styles.part}>
      <legend>{legend}</legend>
      {sides.map((side) => (
        <label key={side}>
          <span>{part === 'doorway' && side === 'depth' ? t('behind') : names[side]}</span>
          <input
            name={`${part}-${side}`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={7}
            placeholder="″"
            defaultValue={room[part][side] ?? ''}
          />
        </label>
      ))}
    </fieldset>
  ));
}

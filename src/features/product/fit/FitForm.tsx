import {
  type Dimensions,
  emptyFitSpace,
  type FitSpace,
  parseFitSpace,
  serialiseFitSpace,
} from '@contract/fit';
import type { FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useTranslation } from '@/config/useTranslation';
import { Button } from '@/ui/Button';
import styles from './Fit.module.css';
import { fitSpaceMeasured } from './fitSlice';

type Part = keyof FitSpace;
const sides = ['width', 'depth', 'height'] as const;

const lengthOf = (value: FormDataEntryValue | null): number | null => {
  const length = Number(String(value ?? '').replace(',', '.'));
  return length > 0 && length < 10_000 ? Math.round(length * 100) / 100 : null;
};

/** Parses the form; invalid lengths count as not measured. */
function fitSpaceOf(form: FormData): FitSpace {
  const dimensionsOf = (part: Part): Dimensions => ({
    width: lengthOf(form.get(`${part}-width`)),
    depth: lengthOf(form.get(`${part}-depth`)),
    height: lengthOf(form.get(`${part}-height`)),
  });
  return { clearance: dimensionsOf('clearance'), doorway: dimensionsOf('doorway') };
}

/** Six optional lengths in inches. */
function FitFields({ space }: { space: FitSpace }) {
  const { t } = useTranslation('fit');
  const names = { width: t('width'), depth: t('depth'), height: t('height') };
  const parts: { part: Part; legend: string }[] = [
    { part: 'clearance', legend: t('clearance') },
    { part: 'doorway', legend: t('doorway') },
  ];
  return parts.map(({ part, legend }) => (
    <fieldset key={part} className={styles.group}>
      <legend>{legend}</legend>
      {sides.map((side) => (
        <label key={side}>
          <span>{part === 'doorway' && side === 'depth' ? t('depthBehindDoorway') : names[side]}</span>
          <input
            name={`${part}-${side}`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={7}
            placeholder="″"
            defaultValue={space[part][side] ?? ''}
          />
        </label>
      ))}
    </fieldset>
  ));
}

interface Props {
  /** Initial measurements, serialised as in the URL. */
  space: string;
  /** '' without measurements. */
  onMeasured: (space: string) => void;
  /** Called when the shopper enters the form. */
  onFocus?: () => void;
}

/** Form for space and doorway; the measurements are stored on this device. */
export function FitForm({ space, onMeasured, onFocus }: Props) {
  const { t } = useTranslation('fit');
  const dispatch = useDispatch();
  const save = (text: string) => {
    dispatch(fitSpaceMeasured(text));
    onMeasured(text);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    save(serialiseFitSpace(fitSpaceOf(new FormData(event.currentTarget))));
  };
  return (
    <form key={space} className={styles.form} onFocus={onFocus} onSubmit={submit}>
      <FitFields space={parseFitSpace(space) ?? emptyFitSpace} />
      <div className={styles.actions}>
        <Button type="submit" size="sm">
          {t('check')}
        </Button>
        {space !== '' && (
          <Button size="sm" variant="quiet" onClick={() => save('')}>
            {t('clearMeasurements')}
          </Button>
        )}
      </div>
    </form>
  );
}

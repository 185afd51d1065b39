import {
  type Dimensions,
  emptyFitSpace,
  type FitSpace,
  parseFitSpace,
  serialiseFitSpace,
} from '@contract/fit';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useLocale } from '@/config/configSlice';
import { editableNumber, parseNumber } from '@/lib/numbers';
import { Button } from '@/ui/Button';
import styles from './Fit.module.css';
import { fitSpaceMeasured } from './fitSlice';

type Part = keyof FitSpace;
const sides = ['width', 'depth', 'height'] as const;

/** null: not measured. undefined: the text is not a length */
function lengthOf(value: FormDataEntryValue | null, locale: string): number | null | undefined {
  const text = String(value ?? '').trim();
  if (text === '') return null;
  const length = parseNumber(text, locale) ?? 0;
  return length > 0 && length < 10_000 ? Math.round(length * 100) / 100 : undefined;
}

function fitSpaceOf(form: FormData, locale: string): FitSpace {
  const dimensionsOf = (part: Part): Dimensions => ({
    width: lengthOf(form.get(`${part}-width`), locale) ?? null,
    depth: lengthOf(form.get(`${part}-depth`), locale) ?? null,
    height: lengthOf(form.get(`${part}-height`), locale) ?? null,
  });
  return { clearance: dimensionsOf('clearance'), doorway: dimensionsOf('doorway') };
}

/** Six optional lengths in inches. */
function FitFields({ space }: { space: FitSpace }) {
  const { t } = useTranslation('fit');
  const locale = useLocale();
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
            defaultValue={space[part][side] === null ? '' : editableNumber(space[part][side], locale)}
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
  const locale = useLocale();
  const dispatch = useDispatch();
  const fields = useRef<HTMLFormElement>(null);
  const appliedSpace = useRef(space);
  // Measurements from elsewhere. The fields stay, and with them the focus, and at first what was entered before hydration.
  useEffect(() => {
    if (appliedSpace.current === space) return;
    appliedSpace.current = space;
    fields.current?.reset();
  }, [space]);
  const save = (text: string) => {
    dispatch(fitSpaceMeasured(text));
    onMeasured(text);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    for (const input of form.querySelectorAll('input'))
      input.setCustomValidity(lengthOf(input.value, locale) === undefined ? t('lengthInvalid') : '');
    if (form.reportValidity()) save(serialiseFitSpace(fitSpaceOf(new FormData(form), locale)));
  };
  return (
    <form
      ref={fields}
      className={styles.form}
      noValidate
      onFocus={onFocus}
      onInput={({ target }) => target instanceof HTMLInputElement && target.setCustomValidity('')}
      onSubmit={submit}
    >
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

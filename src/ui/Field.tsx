import { type ReactNode, useId } from 'react';
import { classNames } from '@/lib/classNames';
import styles from './Field.module.css';
import { FieldError } from './FieldError';

export interface FieldTexts {
  label: string;
  hint?: string;
  error?: string;
  /** Keeps the label for ears only, as in a search box. */
  isLabelHidden?: boolean;
  /** Shown after the label of a field that may stay empty: (optional). */
  optionalText?: string;
}

/** What ties a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  className: string | undefined;
}

interface Props extends FieldTexts {
  id?: string;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, control, then hint and error: the frame of every field. */
export function Field({ label, hint, error, isLabelHidden, optionalText, id, className, children }: Props) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const describedBy = classNames(hint && `${controlId}-hint`, error && `${controlId}-error`);
  return (
    <div className={classNames(styles.field, className)}>
      <label className={isLabelHidden ? 'visually-hidden' : styles.label} htmlFor={controlId}>
        {label}
        {optionalText && <span className={styles.optional}> {optionalText}</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
        className: styles.control,
      })}
      {hint && (
        <p className={styles.hint} id={`${controlId}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${controlId}-error`} message={error} />
    </div>
  );
}

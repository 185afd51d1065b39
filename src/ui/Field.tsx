import { type ReactNode, useId } from 'react';
import { classNames } from '@/lib/classNames';
import styles from './Field.module.css';
import { Icon } from './Icon';

export interface FieldTexts {
  label: string;
  hint?: string;
  /** May contain {label}, which is replaced by the field's label. */
  error?: string;
  /** Shows the label only to screen readers, as in a search box. */
  isLabelHidden?: boolean;
  /** Shown after the label of an optional field: (optional). */
  optionalText?: string;
}

/** Attributes that connect a control with its label, hint and error. */
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

/** Layout of every field: label, control, hint, error. */
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
      <FieldError id={`${controlId}-error`} message={error?.replace('{label}', label)} />
    </div>
  );
}

interface FieldErrorProps {
  /** Referenced by the field's aria-describedby. */
  id?: string;
  /** Without a message, nothing is rendered. */
  message?: string;
  /** Announces the message when it appears, as the result of a button to which no field refers. */
  isAnnounced?: boolean;
}

/** A validation message with an icon, so that it is not conveyed by colour alone. */
export const FieldError = ({ id, message, isAnnounced }: FieldErrorProps) =>
  message ? (
    <p className={styles.error} id={id} role={isAnnounced ? 'alert' : undefined}>
      <Icon name="warning" size={1.1} />
      {message}
    </p>
  ) : null;

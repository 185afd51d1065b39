import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classNames } from '@/lib/classNames';
import styles from './Choice.module.css';
import { FieldError } from './Field';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A checkbox. Its whole line is the click target. */
export function CheckboxField({ label, error, className, ...input }: Props) {
  const errorId = useId();
  return (
    <div className={className}>
      <label className={classNames(styles.choice, input.disabled && styles.disabled)}>
        <input
          type="checkbox"
          {...input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{label}</span>
      </label>
      <FieldError id={errorId} message={error} />
    </div>
  );
}

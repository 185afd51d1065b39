import { type ReactNode, type Ref, useId } from 'react';
import { classNames } from '@/lib/classNames';
import styles from './Choice.module.css';
import { FieldError } from './Field';

export interface RadioChoice {
  value: string;
  label: ReactNode;
  /** Second line in a muted colour. */
  detail?: ReactNode;
  isDisabled?: boolean;
}

interface Props {
  /** Accessible name of the group. */
  legend: string;
  isLegendHidden?: boolean;
  name: string;
  choices: readonly RadioChoice[];
  /** null if nothing has been chosen yet. */
  value: string | null;
  onChange: (value: string) => void;
  error?: string;
  /** cards: each choice in a frame, as for shipping methods. tiles: short choices in frames side by side */
  variant?: 'plain' | 'cards' | 'tiles';
  /** The first input, to focus it when validation fails. */
  ref?: Ref<HTMLInputElement>;
}

/** A choice between a few options that are all visible. */
export function RadioGroup(props: Props) {
  const { legend, isLegendHidden, name, choices, value, onChange, error, variant = 'plain', ref } = props;
  const errorId = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error ? errorId : undefined} data-variant={variant}>
      <legend className={isLegendHidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      {choices.map((choice, index) => (
        <label key={choice.value} className={classNames(styles.choice, choice.isDisabled && styles.disabled)}>
          <input
            type="radio"
            ref={index === 0 ? ref : undefined}
            name={name}
            value={choice.value}
            checked={choice.value === value}
            disabled={choice.isDisabled}
            onChange={() => onChange(choice.value)}
          />
          <span>
            {choice.label}
            {choice.detail && <span className={styles.detail}>{choice.detail}</span>}
          </span>
        </label>
      ))}
      <FieldError id={errorId} message={error} />
    </fieldset>
  );
}

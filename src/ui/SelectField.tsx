import type { Ref, SelectHTMLAttributes } from 'react';
import { Field, type FieldTexts } from './Field';
import styles from './Field.module.css';
import { Icon } from './Icon';

export interface Choice {
  value: string;
  label: string;
  isDisabled?: boolean;
}

interface Props extends FieldTexts, SelectHTMLAttributes<HTMLSelectElement> {
  choices: readonly Choice[];
  /** First option, with an empty value: Choose a region. */
  placeholder?: string;
  ref?: Ref<HTMLSelectElement>;
}

/** A choice between several options. The native select works best on phones and by keyboard. */
export const SelectField = ({
  label,
  hint,
  error,
  isLabelHidden,
  optionalText,
  className,
  id,
  choices,
  placeholder,
  ...select
}: Props) => (
  <Field
    label={label}
    hint={hint}
    error={error}
    isLabelHidden={isLabelHidden}
    optionalText={optionalText}
    className={className}
    id={id}
  >
    {(control) => (
      <span className={styles.select}>
        <select {...select} {...control}>
          {placeholder && <option value="">{placeholder}</option>}
          {choices.map(({ value, label: text, isDisabled }) => (
            <option key={value} value={value} disabled={isDisabled}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" size={1.1} />
      </span>
    )}
  </Field>
);

import type { InputHTMLAttributes, Ref } from 'react';
import { Field, type FieldTexts } from './Field';

interface Props extends FieldTexts, InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
}

/** A single-line text field. Accepts the props of react-hook-form's register. */
export const TextField = ({
  label,
  hint,
  error,
  isLabelHidden,
  optionalText,
  className,
  id,
  ...input
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
    {(control) => <input type="text" {...input} {...control} />}
  </Field>
);

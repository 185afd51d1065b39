import type { Ref, TextareaHTMLAttributes } from 'react';
import { Field, type FieldTexts } from './Field';

interface Props extends FieldTexts, TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** A multi-line text field. Accepts the props of react-hook-form's register. */
export const TextAreaField = ({
  label,
  hint,
  error,
  isLabelHidden,
  optionalText,
  className,
  id,
  ...area
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
    {(control) => <textarea {...area} {...control} />}
  </Field>
);

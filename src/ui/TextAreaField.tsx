import type { Ref, TextareaHTMLAttributes } from 'react';
import { Field, type FieldTexts } from './Field';

interface Props extends FieldTexts, TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. Takes what react-hook-form's register gives. */
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
  <Field {...{ label, hint, error, isLabelHidden, optionalText, className, id }}>
    {(control) => <textarea {...area} {...control} />}
  </Field>
);

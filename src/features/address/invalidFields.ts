import { cleanEmail, isEmail } from '@contract/emailAddress';

/** A control of a form with its validity. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export interface InvalidField {
  control: Control;
  /** The name that the page shows: its label, or its accessible name. */
  name: string;
  /** missing: it is empty. email: it is not an email address. other: `message` describes the problem */
  problem: 'missing' | 'email' | 'other';
  /** The browser's message in the browser's language, or the one set by setCustomValidity. */
  message: string;
}

/** The label as shown, without the marks around a required one. */
function nameOf(control: Control): string {
  const label = control.labels?.[0]?.cloneNode(true) as HTMLElement | undefined;
  for (const inner of label?.querySelectorAll('input, select, textarea, option') ?? []) inner.remove();
  const text =
    label?.textContent || control.getAttribute('aria-label') || control.getAttribute('placeholder');
  return (text || control.name).replace(/\s*[*:]\s*$/, '').trim();
}

const isEmailField = ({ type, name }: Control) => type === 'email' || name === 'email';

/** For emails, the shop's rule replaces the browser's, which accepts `ada@example.com.` and rejects a pasted `<ada@example.com>`. */
function problemOf(control: Control): InvalidField['problem'] | null {
  const { value, validity } = control;
  if (validity.valueMissing || (control.required && value.trim() === '')) return 'missing';
  if (!isEmailField(control) || value === '') return validity.valid ? null : 'other';
  if (!isEmail(cleanEmail(value))) return 'email';
  const { patternMismatch, tooLong, tooShort, customError } = validity;
  return patternMismatch || tooLong || tooShort || customError ? 'other' : null;
}

/** The fields of a form that violate its own rules (required, type, pattern), in order. The form needs noValidate. */
export const invalidFieldsOf = (form: HTMLFormElement): InvalidField[] =>
  [...form.elements]
    .filter((element): element is Control => 'validity' in element && 'labels' in element)
    .filter((control) => control.willValidate)
    .flatMap((control) => {
      const problem = problemOf(control);
      return problem ? [{ control, name: nameOf(control), problem, message: control.validationMessage }] : [];
    });

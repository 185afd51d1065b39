/** A control of a form with its validity. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export interface InvalidField {
  control: Control;
  /** What the page calls it: its label, or what stands for one. */
  name: string;
  /** missing: it is empty. email: it is no email address. other: `message` says what is wrong. */
  problem: 'missing' | 'email' | 'other';
  /** The browser's message, in the browser's language, or that of setCustomValidity. */
  message: string;
}

/** The label as the page shows it, without the marks around a required one. */
function nameOf(control: Control): string {
  const label = control.labels?.[0]?.cloneNode(true) as HTMLElement | undefined;
  for (const inner of label?.querySelectorAll('input, select, textarea, option') ?? []) inner.remove();
  const text =
    label?.textContent || control.getAttribute('aria-label') || control.getAttribute('placeholder');
  return (text || control.name).replace(/\s*[*:]\s*$/, '').trim();
}

/** The fields of a form that its own rules (required, type, pattern) reject, in order. The form needs noValidate. */
export function invalidFieldsOf(form: HTMLFormElement): InvalidField[] {
  return [...form.elements]
    .filter((element): element is Control => 'validity' in element && 'labels' in element)
    .filter((control) => control.willValidate && !control.validity.valid)
    .map((control) => ({
      control,
      name: nameOf(control),
      problem: control.validity.valueMissing
        ? 'missing'
        : control.validity.typeMismatch && control.type === 'email'
          ? 'email'
          : 'other',
      message: control.validationMessage,
    }));
}

/** A click on a control, or the choice in a select, that can be repeated later. */
export interface Repeatable {
  control: HTMLElement;
  repeat: () => void;
}

/** null for events that need no repetition: the browser itself follows a link and preserves typed text. */
export function repeatable({ type, target }: Event): Repeatable | null {
  if (type === 'change') {
    if (!(target instanceof HTMLSelectElement)) return null;
    const { value } = target;
    return {
      control: target,
      repeat() {
        target.value = value;
        target.dispatchEvent(new Event('change', { bubbles: true }));
      },
    };
  }
  const controls = 'button, input[type="checkbox"], input[type="radio"]';
  const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null;
  if (!control) return null;
  return {
    control,
    repeat() {
      // mousedown makes React hydrate the Suspense boundary first. A boundary that hydrates after the click would miss the changed
      // state of a checkbox.
      control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
      control.click();
    },
  };
}

/** A click on a control, or the choice in a select, that can be repeated later. */
export interface Repeatable {
  control: HTMLElement;
  repeat: () => void;
}

const CONTROLS = 'button, input[type="checkbox"], input[type="radio"]';

/** The control that a click on an element activates, itself or by its label; null for none. */
function controlOf(element: Element): HTMLElement | null {
  const control = element.closest<HTMLElement>(CONTROLS);
  if (control || element.closest('a')) return control;
  const labelled = element.closest('label')?.control ?? null;
  return labelled?.matches(CONTROLS) ? labelled : null;
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
  const control = target instanceof Element ? controlOf(target) : null;
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

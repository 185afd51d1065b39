import { useEffect, useState } from 'react';
import { type TextField, toTextField } from './textField';

/** Attribute of the keyboard's elements. Focus inside the keyboard does not close it. */
export const KEYBOARD_MARKER = { 'data-keyboard-keys': '' };
const isInKeyboard = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-keyboard-keys]') !== null;

/**
 * Returns the focused text field while the on-screen keyboard is needed: the field got focus by touch, or after another
 * such field. Focus by a hardware keyboard does not open the on-screen keyboard.
 */
export function useFocusedTextField() {
  const [field, setField] = useState<TextField | null>(() => toTextField(document.activeElement));

  useEffect(() => {
    let isTouchInput = true;
    // The field may have been touched between the first render and this effect.
    setField((previous) => previous ?? toTextField(document.activeElement));
    const onTouch = () => {
      isTouchInput = true;
    };
    const onKey = ({ target, isTrusted }: KeyboardEvent) => {
      if (isTrusted && !isInKeyboard(target)) isTouchInput = false;
    };
    const onFocus = ({ target }: FocusEvent) => {
      const next = toTextField(target);
      setField((previous) => {
        if (isInKeyboard(target)) return previous;
        return next && (isTouchInput || previous) ? next : null;
      });
    };
    const onBlur = ({ relatedTarget, target }: FocusEvent) => {
      // The shopper tapped outside any field. A window without focus is ignored, because focus returns with the window.
      if (!relatedTarget && document.hasFocus())
        setField((previous) => (previous === target ? null : previous));
    };
    // A tap on the already focused field reopens the keyboard.
    const onClick = ({ target }: MouseEvent) => {
      const touched = toTextField(target);
      if (touched && touched === document.activeElement) setField(touched);
    };
    const options = { capture: true };
    document.addEventListener('pointerdown', onTouch, options);
    document.addEventListener('keydown', onKey, options);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('pointerdown', onTouch, options);
      document.removeEventListener('keydown', onKey, options);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
      document.removeEventListener('click', onClick);
    };
  }, []);

  return { field, close: () => setField(null) };
}

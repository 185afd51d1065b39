import { useEffect, useState } from 'react';
import { type TextField, toTextField } from './textField';

/** Attribute of the keyboard's elements. Focus inside the keyboard does not close it. */
export const KEYBOARD_MARKER = { 'data-keyboard-keys': '' };
const isInKeyboard = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-keyboard-keys]') !== null;

/**
 * Whether the focus has moved from a field to something other than the keyboard. If the whole window has lost the focus, the field has not.
 */
const isElsewhere = (field: TextField) =>
  document.hasFocus() && document.activeElement !== field && !isInKeyboard(document.activeElement);

/**
 * Returns the focused text field while the on-screen keyboard is needed: the field was focused by touch, or after another such field. Focus
 * by a hardware keyboard does not open the on-screen keyboard.
 */
export function useFocusedTextField() {
  const [field, setField] = useState<TextField | null>(() => toTextField(document.activeElement));

  useEffect(() => {
    let isTouchInput = true;
    let isPressing = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The page moves when the keyboard closes. During a press it would move away from the finger, and the click would be lost.
    const closeWhen = (isLeft: (previous: TextField | null) => boolean) => {
      if (!isPressing) setField((previous) => (isLeft(previous) ? null : previous));
    };
    const onRelease = () => {
      isPressing = false;
      clearTimeout(timer);
      // The click follows in the same task.
      timer = setTimeout(() => closeWhen((previous) => previous !== null && isElsewhere(previous)));
    };
    // The field may have been touched between the first render and this effect.
    setField((previous) => previous ?? toTextField(document.activeElement));
    const onTouch = () => {
      isTouchInput = true;
      isPressing = true;
    };
    const onKey = ({ target, isTrusted }: KeyboardEvent) => {
      if (isTrusted && !isInKeyboard(target)) isTouchInput = false;
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (isInKeyboard(target)) return;
      const next = toTextField(target);
      if (next) setField((previous) => (isTouchInput || previous ? next : null));
      else closeWhen(() => true);
    };
    const onBlur = ({ relatedTarget, target }: FocusEvent) => {
      // The shopper tapped outside any field. A window without focus is ignored, because focus returns with the window.
      if (!relatedTarget && document.hasFocus()) closeWhen((previous) => previous === target);
    };
    // A tap on the already focused field reopens the keyboard.
    const onClick = ({ target }: MouseEvent) => {
      const touched = toTextField(target);
      if (touched && touched === document.activeElement) setField(touched);
    };
    const options = { capture: true };
    document.addEventListener('pointerdown', onTouch, options);
    document.addEventListener('pointerup', onRelease, options);
    document.addEventListener('pointercancel', onRelease, options);
    document.addEventListener('keydown', onKey, options);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    document.addEventListener('click', onClick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', onTouch, options);
      document.removeEventListener('pointerup', onRelease, options);
      document.removeEventListener('pointercancel', onRelease, options);
      document.removeEventListener('keydown', onKey, options);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
      document.removeEventListener('click', onClick);
    };
  }, []);

  return { field, close: () => setField(null) };
}

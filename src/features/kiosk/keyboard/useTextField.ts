import { useEffect, useState } from 'react';
import { type TextField, textFieldOf } from './textField';

/** Marks what belongs to the keyboard: focus in there leaves the field open. */
export const KEYS = { 'data-keyboard-keys': '' };
const isKey = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-keyboard-keys]') !== null;

/**
 * The field being typed into: one that took focus after a touch, or after another such field. Someone who moves by the
 * keys of a real keyboard is not given a second one.
 */
export function useTextField() {
  const [field, setField] = useState<TextField | null>(() => textFieldOf(document.activeElement));

  useEffect(() => {
    let isTouched = true;
    // A field touched between the first rendering and now.
    setField((before) => before ?? textFieldOf(document.activeElement));
    const onTouch = () => {
      isTouched = true;
    };
    const onKey = ({ target, isTrusted }: KeyboardEvent) => {
      if (isTrusted && !isKey(target)) isTouched = false;
    };
    const onFocus = ({ target }: FocusEvent) => {
      const next = textFieldOf(target);
      setField((before) => {
        if (isKey(target)) return before;
        return next && (isTouched || before) ? next : null;
      });
    };
    const onBlur = ({ relatedTarget, target }: FocusEvent) => {
      // Nothing took the focus: the shopper touched the page. A window that lost it gets it back.
      if (!relatedTarget && document.hasFocus()) setField((before) => (before === target ? null : before));
    };
    // A touch on the field that already has focus brings the keys back.
    const onClick = ({ target }: MouseEvent) => {
      const touched = textFieldOf(target);
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

import { useRef } from 'react';

interface Props {
  className: string | undefined;
  label: string;
  isDisabled?: boolean;
  onTouch: () => void;
}

/** Covers the screen. A tap, a swipe and a key press count; a browser makes no click of a swipe. */
export function TouchTarget({ className, label, isDisabled = false, onTouch }: Props) {
  // A touch that began on another screen ends here without an effect.
  const isPressed = useRef(false);
  const release = () => {
    if (isPressed.current) onTouch();
    isPressed.current = false;
  };
  return (
    <button
      type="button"
      className={className}
      disabled={isDisabled}
      aria-label={label}
      // Only a mouse has another button.
      onPointerDown={({ button }) => {
        isPressed.current = button === 0;
      }}
      onPointerUp={release}
      onPointerCancel={release}
      // A click of the keyboard or of assistive technology has no pointer.
      onClick={({ detail }) => detail === 0 && onTouch()}
    />
  );
}

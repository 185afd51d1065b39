import { useRef } from 'react';

interface Props {
  className: string | undefined;
  label: string;
  isDisabled?: boolean;
  onTouch: () => void;
}

/** Covers the screen. Reacts to a tap, a swipe or a key press; a swipe does not cause a click event. */
export function TouchTarget({ className, label, isDisabled = false, onTouch }: Props) {
  // A touch that began on another screen has no effect here.
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
      // Only a mouse has other buttons.
      onPointerDown={({ button }) => {
        isPressed.current = button === 0;
      }}
      onPointerUp={release}
      onPointerCancel={release}
      // A click by keyboard or assistive technology has no pointer events.
      onClick={({ detail }) => detail === 0 && onTouch()}
    />
  );
}

import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { KioskBridge } from '@/platform/platform';
import { KeyButton } from './KeyButton';
import { KeyLabel } from './KeyLabel';
import { ACTION_NAMES, type Key, keyRows, toAction } from './layouts';
import styles from './OnScreenKeyboard.module.css';
import { layoutFor, type TextField } from './textField';
import { KEYBOARD_MARKER } from './useFocusedTextField';
import { useKeyboardState } from './useKeyboardState';

/** Custom property of tokens.css: height at the bottom of the screen that fixed and full-height elements must not cover. */
const INSET_PROPERTY = '--foot';

/**
 * Reserves space for the keyboard and scrolls the field into view. Returns true if the field is still covered, so that the keyboard must
 * move to the top. keyboardHeight in px
 */
function applyKeyboardInset(field: TextField, keyboardHeight: number): boolean {
  const { style, dataset } = document.documentElement;
  style.setProperty(INSET_PROPERTY, `${keyboardHeight}px`);
  dataset.keyboard = '';
  field.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { bottom } = field.getBoundingClientRect();
  return bottom > window.innerHeight - keyboardHeight;
}

function clearKeyboardInset(): void {
  const { style, dataset } = document.documentElement;
  style.removeProperty(INSET_PROPERTY);
  delete dataset.keyboard;
}

interface Props {
  keyboard: KioskBridge['keyboard'];
  field: TextField;
  onHide: () => void;
}

/** The keyboard for one field: at the bottom of the screen, or at the top if it would cover the field. */
export function KeyboardPanel({ keyboard, field, onHide }: Props) {
  const { t, i18n } = useTranslation('kiosk');
  const panel = useRef<HTMLFieldSetElement>(null);
  const [isAtTop, setAtTop] = useState(false);
  const layout = layoutFor(field);
  const { shift, isSymbols, language, handleKey } = useKeyboardState({
    keyboard,
    field,
    locale: i18n.language,
    onHide,
  });
  const rows = keyRows(layout, language, isSymbols);
  const rowCount = rows.length;

  useLayoutEffect(() => {
    if (rowCount > 0) setAtTop(applyKeyboardInset(field, panel.current?.offsetHeight ?? 0));
  }, [field, rowCount]);
  useLayoutEffect(() => clearKeyboardInset, []);

  function renderKey(key: Key, keyId: string) {
    if (key === '') return <span key={keyId} className={styles.gap} />;
    const action = toAction(key);
    const character = shift === 'off' || action ? key : key.toUpperCase();
    return (
      <KeyButton
        key={keyId}
        label={action ? t(ACTION_NAMES[action]) : character}
        kind={action ?? 'text'}
        isPressed={action === 'shift' ? shift !== 'off' : action === 'symbols' ? isSymbols : undefined}
        repeatsWhileHeld={action === 'erase'}
        hidesKeyboard={action === 'done' || action === 'enter'}
        onTap={() => handleKey(key)}
      >
        <KeyLabel character={character} action={action} language={language} isSymbols={isSymbols} />
      </KeyButton>
    );
  }

  return (
    <fieldset
      ref={panel}
      className={styles.keyboard}
      data-layout={layout}
      data-at-top={isAtTop || undefined}
      data-shift={shift}
      aria-label={t('keyboard')}
      // react-aria's dialogs make all other elements inert, except those with this attribute.
      data-react-aria-top-layer="true"
      // Keeps the focus in the field, even if a layout change replaces the tapped key.
      onMouseDown={(event) => event.preventDefault()}
      {...KEYBOARD_MARKER}
    >
      {rows.map((row, at) => (
        <div key={`${layout} ${row[0]}${row[1]}`} className={styles.row}>
          {row.map((key, keyId) => renderKey(key, `${at} ${keyId} ${key}`))}
        </div>
      ))}
    </fieldset>
  );
}

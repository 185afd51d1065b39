import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '@/config/useTranslation';
import type { KioskBridge } from '@/platform/platform';
import { KeyButton } from './KeyButton';
import { KeyFace } from './KeyFace';
import { ACTION_NAMES, actionOf, type Key, rowsOf } from './layouts';
import styles from './OnScreenKeyboard.module.css';
import { giveRoomBack, makeRoom } from './roomForKeys';
import { layoutOf, type TextField } from './textField';
import { useKeys } from './useKeys';
import { KEYS } from './useTextField';

interface Props {
  keyboard: KioskBridge['keyboard'];
  field: TextField;
  onDone: () => void;
}

/** The keys for one field, below the page or, where the field can't be moved from under them, above it. */
export function Keys({ keyboard, field, onDone }: Props) {
  const { t, i18n } = useTranslation('kiosk');
  const panel = useRef<HTMLFieldSetElement>(null);
  const [isAtTop, setAtTop] = useState(false);
  const layout = layoutOf(field);
  const { shift, isSymbols, script, press } = useKeys({
    keyboard,
    field,
    script: i18n.language.startsWith('fr') ? 'fr' : 'en',
    onDone,
  });
  const rows = rowsOf(layout, script, isSymbols);
  const rowCount = rows.length;

  useLayoutEffect(() => {
    if (rowCount > 0) setAtTop(makeRoom(field, panel.current?.offsetHeight ?? 0));
  }, [field, rowCount]);
  useLayoutEffect(() => giveRoomBack, []);

  function button(key: Key, place: string) {
    if (key === '') return <span key={place} className={styles.gap} />;
    const action = actionOf(key);
    const face = shift === 'off' || action ? key : key.toUpperCase();
    return (
      <KeyButton
        key={place}
        label={action ? t(ACTION_NAMES[action]) : face}
        kind={action ?? 'text'}
        isPressed={action === 'shift' ? shift !== 'off' : action === 'symbols' ? isSymbols : undefined}
        isRepeating={action === 'erase'}
        isLast={action === 'done' || action === 'enter'}
        onPress={() => press(key)}
      >
        <KeyFace face={face} action={action} script={script} isSymbols={isSymbols} />
      </KeyButton>
    );
  }

  return (
    <fieldset
      ref={panel}
      className={styles.keys}
      data-layout={layout}
      data-at-top={isAtTop || undefined}
      data-shift={shift}
      aria-label={t('keyboard')}
      // Dialogs keep away everything outside them but this.
      data-react-aria-top-layer="true"
      // Focus stays in the field, also when a key gives way to another under the finger.
      onMouseDown={(event) => event.preventDefault()}
      {...KEYS}
    >
      {rows.map((row, at) => (
        <div key={`${layout} ${row[0]}${row[1]}`} className={styles.row}>
          {row.map((key, place) => button(key, `${at} ${place} ${key}`))}
        </div>
      ))}
    </fieldset>
  );
}

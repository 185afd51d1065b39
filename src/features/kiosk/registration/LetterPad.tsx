import { useTranslation } from 'react-i18next';
import styles from './LetterPad.module.css';

interface Props {
  onKey: (key: string) => void;
  onErase: () => void;
  onSubmit: () => void;
}

const ROWS = ['1234567890', 'QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM-'];

/** Keyboard with letters, digits and the hyphen, the characters of a member code. */
export function LetterPad({ onKey, onErase, onSubmit }: Props) {
  const { t } = useTranslation('kiosk');
  return (
    <fieldset className={styles.keyboard} aria-label={t('letterKeyboard')}>
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          {[...row].map((key) => (
            <button key={key} type="button" onClick={() => onKey(key)}>
              {key}
            </button>
          ))}
        </div>
      ))}
      <div className={styles.row}>
        <button type="button" className={styles.eraseKey} onClick={onErase}>
          {t('eraseShort')}
        </button>
        <button type="button" className={styles.submitKey} onClick={onSubmit}>
          {t('continue')}
        </button>
      </div>
    </fieldset>
  );
}

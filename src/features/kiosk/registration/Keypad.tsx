import { useTranslation } from 'react-i18next';
import styles from './Keypad.module.css';

interface Props {
  onDigit: (digit: string) => void;
  onErase: () => void;
  onSubmit: () => void;
  isSubmitDisabled: boolean;
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Number keypad for touch, because kiosk mode shows no system keyboard (field note: electron #34251). */
export function Keypad({ onDigit, onErase, onSubmit, isSubmitDisabled }: Props) {
  const { t } = useTranslation('kiosk');
  const digit = (value: string) => (
    <button key={value} type="button" className={styles.key} onClick={() => onDigit(value)}>
      {value}
    </button>
  );
  return (
    <fieldset className={styles.keypad} aria-label={t('keypad')}>
      {DIGITS.map(digit)}
      <button type="button" className={styles.eraseKey} onClick={onErase} aria-label={t('erase')}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 5h11a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H9l-6-7z M12 9.5l5 5 M17 9.5l-5 5" />
        </svg>
      </button>
      {digit('0')}
      <button
        type="button"
        className={styles.submitKey}
        onClick={onSubmit}
        disabled={isSubmitDisabled}
        aria-label={t('continue')}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 12h15 M13 6l6 6-6 6" />
        </svg>
      </button>
    </fieldset>
  );
}

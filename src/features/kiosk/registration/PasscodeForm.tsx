import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DeviceListError, deviceListErrorText } from './deviceListError';
import { Keypad } from './Keypad';
import { LetterPad } from './LetterPad';
import styles from './PasscodeForm.module.css';

interface Props {
  /** Member code from the shell's settings; null when staff must type it. */
  configuredCode: string | null;
  error: DeviceListError | null;
  isBusy: boolean;
  onSubmit: (memberCode: string | null, passcode: string) => Promise<void>;
}

type Field = 'memberCode' | 'passcode';

const MAX_LENGTH = 12;

export function PasscodeForm({ configuredCode, error, isBusy, onSubmit }: Props) {
  const { t, i18n } = useTranslation('kiosk');
  const [values, setValues] = useState({ memberCode: '', passcode: '' });
  const [field, setField] = useState<Field>(configuredCode ? 'passcode' : 'memberCode');
  const isComplete = values.passcode !== '' && (configuredCode !== null || values.memberCode !== '');

  const editActiveField = (edit: (text: string) => string) =>
    setValues((previous) => ({ ...previous, [field]: edit(previous[field]).slice(0, MAX_LENGTH) }));

  const append = (key: string) => editActiveField((text) => text + key);
  const erase = () => editActiveField((text) => text.slice(0, -1));

  async function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (isBusy) return;
    if (field === 'memberCode' && values.memberCode !== '') return setField('passcode');
    if (!isComplete) return;
    await onSubmit(configuredCode ? null : values.memberCode, values.passcode);
    setValues((previous) => ({ ...previous, passcode: '' }));
    setField('passcode');
  }

  const input = (name: Field, type: 'text' | 'password') => (
    <label className={styles.field} data-active={field === name || undefined}>
      <span>{t(name)}</span>
      <input
        name={name}
        type={type}
        inputMode="none"
        autoComplete="off"
        maxLength={MAX_LENGTH}
        value={values[name]}
        onFocus={() => setField(name)}
        onChange={(event) => setValues((previous) => ({ ...previous, [name]: event.target.value }))}
        aria-invalid={error !== null || undefined}
        aria-describedby="passcode-error"
      />
    </label>
  );

  return (
    <form className={styles.form} onSubmit={submit} aria-busy={isBusy}>
      {configuredCode === null && input('memberCode', 'text')}
      {input('passcode', 'password')}
      <p id="passcode-error" role="alert" className={styles.error}>
        {error && deviceListErrorText(error, t, i18n.language)}
      </p>
      {field === 'memberCode' ? (
        <LetterPad onKey={append} onErase={erase} onSubmit={() => void submit()} />
      ) : (
        <Keypad
          onDigit={append}
          onErase={erase}
          onSubmit={() => void submit()}
          isSubmitDisabled={isBusy || !isComplete}
        />
      )}
    </form>
  );
}

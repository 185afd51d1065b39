import { type FormEvent, useState } from 'react';
import { useTranslation } from '@/config/useTranslation';
import { Keypad } from './Keypad';
import { LetterPad } from './LetterPad';
import styles from './PasscodeForm.module.css';
import { type Refusal, refusalText } from './refusalText';

interface Props {
  /** Member code from the shell's settings; null when staff must type it. */
  configuredCode: string | null;
  refusal: Refusal | null;
  isBusy: boolean;
  onSubmit: (memberCode: string | null, passcode: string) => Promise<void>;
}

type Field = 'memberCode' | 'passcode';

const LONGEST = 12;

export function PasscodeForm({ configuredCode, refusal, isBusy, onSubmit }: Props) {
  const { t, i18n } = useTranslation('kiosk');
  const [values, setValues] = useState({ memberCode: '', passcode: '' });
  const [field, setField] = useState<Field>(configuredCode ? 'passcode' : 'memberCode');
  const isComplete = values.passcode !== '' && (configuredCode !== null || values.memberCode !== '');

  const change = (edit: (text: string) => string) =>
    setValues((before) => ({ ...before, [field]: edit(before[field]).slice(0, LONGEST) }));

  const press = (key: string) => change((text) => text + key);
  const erase = () => change((text) => text.slice(0, -1));

  async function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (isBusy) return;
    if (field === 'memberCode' && values.memberCode !== '') return setField('passcode');
    if (!isComplete) return;
    await onSubmit(configuredCode ? null : values.memberCode, values.passcode);
    setValues((before) => ({ ...before, passcode: '' }));
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
        maxLength={LONGEST}
        value={values[name]}
        onFocus={() => setField(name)}
        onChange={(event) => setValues((before) => ({ ...before, [name]: event.target.value }))}
        aria-invalid={refusal !== null || undefined}
        aria-describedby="kiosk-refusal"
      />
    </label>
  );

  return (
    <form className={styles.form} onSubmit={submit} aria-busy={isBusy}>
      {configuredCode === null && input('memberCode', 'text')}
      {input('passcode', 'password')}
      <p id="kiosk-refusal" role="alert" className={styles.refusal}>
        {refusal && refusalText(refusal, t, i18n.language)}
      </p>
      {field === 'memberCode' ? (
        <LetterPad onKey={press} onErase={erase} onSubmit={() => void submit()} />
      ) : (
        <Keypad
          onDigit={press}
          onErase={erase}
          onSubmit={() => void submit()}
          isSubmitDisabled={isBusy || !isComplete}
        />
      )}
    </form>
  );
}

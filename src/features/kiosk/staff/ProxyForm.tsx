import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OnScreenKeyboard } from '@/features/kiosk/keyboard/OnScreenKeyboard';
import type { KioskBridge, ShellInfo } from '@/platform/platform';
import styles from './ProxyForm.module.css';

interface Props {
  bridge: KioskBridge;
  info: Pick<ShellInfo, 'proxy' | 'proxyUser'>;
  onBack: () => void;
}

const fields = ['address', 'user', 'password'] as const;
const LABELS = { address: 'proxyAddress', user: 'proxyUser', password: 'proxyPassword' } as const;

/** The network's proxy, typed on the on-screen keyboard. Saving restarts the app. The screen never receives a stored password. */
export function ProxyForm({ bridge, info, onBack }: Props) {
  const { t } = useTranslation('kiosk');
  const [values, setValues] = useState({ address: info.proxy ?? '', user: info.proxyUser, password: '' });

  const [isFailed, setFailed] = useState(false);
  const isStored =
    info.proxyUser !== '' && values.user === info.proxyUser && values.address === (info.proxy ?? '');

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setFailed(false);
    const password = isStored && values.password === '' ? null : values.password;
    // The shell logs the reason.
    await bridge.shell.setProxy({ ...values, password }).catch(() => setFailed(true));
  }

  return (
    <form className={styles.form} onSubmit={save} autoComplete="off">
      <h3>{t('proxyTitle')}</h3>
      <p>{t('proxyText')}</p>
      {fields.map((name) => (
        <label key={name}>
          {t(LABELS[name])}
          <input
            name={name}
            type={name === 'password' ? 'password' : 'text'}
            inputMode={name === 'address' ? 'url' : 'text'}
            autoComplete="off"
            maxLength={200}
            value={values[name]}
            onChange={({ target }) => setValues((previous) => ({ ...previous, [name]: target.value }))}
          />
        </label>
      ))}
      {isStored && <p>{t('proxyPasswordKept')}</p>}
      {isFailed && <p role="alert">{t('proxyNotSaved')}</p>}
      <div className={styles.actions}>
        <button type="submit">{t('proxySave')}</button>
        <button type="button" onClick={onBack}>
          {t('proxyBack')}
        </button>
      </div>
      <OnScreenKeyboard bridge={bridge} />
    </form>
  );
}

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

/** The proxy of the network, typed on the on-screen keyboard. Saving restarts the app. A stored password never reaches the screen. */
export function ProxyForm({ bridge, info, onBack }: Props) {
  const { t } = useTranslation('kiosk');
  const [values, setValues] = useState({ address: info.proxy ?? '', user: info.proxyUser, password: '' });

  function save(event: FormEvent): void {
    event.preventDefault();
    const keepsPassword = values.password === '' && values.user !== '' && values.user === info.proxyUser;
    void bridge.shell.setProxy({ ...values, password: keepsPassword ? null : values.password });
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
      {info.proxyUser !== '' && <p>{t('proxyPasswordKept')}</p>}
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

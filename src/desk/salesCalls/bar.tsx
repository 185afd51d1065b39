import { acceptSalesCall, closeSalesCall, listSalesCalls, type SalesCall } from '@contract/desk/salesCalls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { deviceStorage } from '@/browser/deviceStorage';
import { useRead, useWrite } from '@/desk/deskApi';
import { useClockOffset } from '@/desk/ui/useClockOffset';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { SelectField } from '@/ui/SelectField';
import styles from './bar.module.css';
import { CallEntry } from './CallEntry';
import { useRinging } from './useRinging';

const LOCATION = 'desk-calls-location';
const MUTED = 'desk-calls-muted';
/** An expired call triggers no desk event, so poll. */
const POLL_MS = 10_000;

/** Bar on every screen of the desk: shoppers at a kiosk who are waiting for a salesperson. */
export function Bar() {
  const { t } = useTranslation(['desk/salesCalls', 'desk/frame']);
  const { data, refetch } = useRead(listSalesCalls, undefined, { pollingInterval: POLL_MS });
  const [accept] = useWrite(acceptSalesCall);
  const [close] = useWrite(closeSalesCall);
  const [location, setLocation] = useState(() => deviceStorage.get(LOCATION) ?? '');
  const [isMuted, setIsMuted] = useState(() => deviceStorage.get(MUTED) === 'yes');
  const [failure, setFailure] = useState('');
  const clockOffset = useClockOffset(data?.now);
  const calls = (data?.calls ?? []).filter((call) => location === '' || call.location === location);
  const ringing = calls.filter(({ status }) => status === 'ringing');
  const notification = useRinging(
    ringing,
    isMuted,
    clockOffset,
    ({ product_name, device, location_name }) => ({
      title: t('rings', { device }),
      body: [product_name, location_name].filter(Boolean).join(', '),
    }),
  );
  const run = async (write: typeof accept, { id }: SalesCall) => {
    const { error } = await write({ params: { id: String(id) } });
    setFailure(error ? messageOf(error, t('desk/frame:failed')) : '');
    // A call that someone else has accepted, or that has ended, is updated.
    if (error) void refetch();
  };
  const mute = () => {
    deviceStorage.set(MUTED, isMuted ? '' : 'yes');
    setIsMuted(!isMuted);
  };
  const chooseLocation = (id: string) => {
    deviceStorage.set(LOCATION, id);
    setLocation(id);
  };
  const hidden = (data?.calls.length ?? 0) - calls.length;
  if (calls.length === 0 && hidden === 0 && failure === '') return null;
  return (
    <section className={styles.bar} aria-label={t('label')} data-ringing={ringing.length > 0 || undefined}>
      {failure && (
        <Notice tone="bad" onDismiss={() => setFailure('')} dismissLabel={t('desk/frame:close')}>
          {failure}
        </Notice>
      )}
      <p className="visually-hidden" role="alert">
        {ringing.length > 0 ? t('waiting', { count: ringing.length }) : ''}
      </p>
      <ul className={styles.calls}>
        {calls.map((call) => (
          <CallEntry
            key={call.id}
            call={call}
            clockOffset={clockOffset}
            onAccept={() => void run(accept, call)}
            onClose={() => void run(close, call)}
          />
        ))}
      </ul>
      <div className={styles.tools}>
        {hidden > 0 && <p>{t('elsewhere', { count: hidden })}</p>}
        <SelectField
          label={t('location')}
          isLabelHidden
          placeholder={t('everywhere')}
          value={location}
          onChange={({ target }) => chooseLocation(target.value)}
          choices={(data?.locations ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Button variant="secondary" size="sm" aria-pressed={isMuted} onClick={mute}>
          {t('mute')}
        </Button>
        {notification.canAsk && (
          <Button variant="quiet" size="sm" onClick={notification.ask}>
            {t('notify')}
          </Button>
        )}
      </div>
    </section>
  );
}

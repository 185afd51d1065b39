import { listSessions, type OpenSession } from '@contract/accountSecurity';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useIsOffered } from '@/api/missingCalls';
import { useLocale } from '@/config/configSlice';
import { formatMoment } from '@/lib/dates';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import styles from './security.module.css';
import {
  useDeleteOtherSessionsMutation,
  useDeleteSessionMutation,
  useListSessionsQuery,
} from './securityApi';

/** The browsers in which the customer is signed in; each can be signed out. Renders nothing if the backend lacks the call. */
export function OpenSessions() {
  const { t } = useTranslation('account');
  const isOffered = useIsOffered(listSessions);
  const { data: sessions = [], error } = useListSessionsQuery(undefined, { skip: !isOffered });
  const [endOthers, { isLoading, isSuccess, error: endError }] = useDeleteOtherSessionsMutation();
  if (!isOffered) return null;
  const hasOthers = sessions.some(({ is_current }) => !is_current);
  const failure = endError ?? error;
  return (
    <section aria-labelledby="account-sessions">
      <h3 id="account-sessions">{t('sessions')}</h3>
      <p className={styles.text}>{t('sessionsText')}</p>
      <ul className={styles.rows}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {failure && <Notice tone="bad">{messageOf(failure, t('updateFailed'))}</Notice>}
      {isSuccess && !hasOthers && <Notice tone="good">{t('othersSignedOut')}</Notice>}
      {hasOthers && (
        <Button variant="secondary" isBusy={isLoading} onClick={() => void endOthers()}>
          {t('signOutOthers')}
        </Button>
      )}
    </section>
  );
}

function SessionRow({ session: { id, browser, system, used_at, is_current } }: { session: OpenSession }) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const [end, { isLoading, error }] = useDeleteSessionMutation();
  const name =
    browser && system ? t('browserOn', { browser, system }) : browser || system || t('browserUnknown');
  const date = formatMoment(used_at, locale);
  return (
    <li className={styles.row}>
      <div>
        <strong>{name}</strong> {is_current && <Badge tone="good">{t('thisBrowser')}</Badge>}
        {date && <p className={styles.detail}>{t('lastUsed', { date })}</p>}
        {error && <Notice tone="bad">{messageOf(error, t('updateFailed'))}</Notice>}
      </div>
      {!is_current && (
        <Button
          size="sm"
          variant="quiet"
          isBusy={isLoading}
          aria-label={t('signOutBrowser', { browser: name })}
          onClick={() => void end(id)}
        >
          {t('signOut')}
        </Button>
      )}
    </li>
  );
}

import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useGetSessionQuery } from '@/api/sessionApi';
import { useTranslation } from '@/config/useTranslation';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import styles from './AccountPanel.module.css';
import { useSignOutMutation } from './accountApi';
import { accountClosed, autoCloseChanged, selectAccountDisplay } from './accountSlice';

const SHOWN_MS = 6000;

/** Who is signed in, and the ways into the account. One that came unasked goes by itself unless someone turns to it. */
export function AccountPanel({ onSignedOut }: { onSignedOut: () => void }) {
  const { t } = useTranslation('site');
  const dispatch = useDispatch();
  const { autoClose, source } = useSelector(selectAccountDisplay);
  const { data: session } = useGetSessionQuery();
  const [signOut, { isLoading }] = useSignOutMutation();
  const panel = useRef<HTMLElement>(null);
  const close = () => dispatch(accountClosed());
  const stay = () => autoClose && dispatch(autoCloseChanged(false));

  useEffect(() => {
    if (!autoClose) return;
    const timer = setTimeout(() => dispatch(accountClosed()), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [autoClose, dispatch]);

  // Asked for by key or finger, it is where one goes on; unasked, it takes nobody's place.
  useEffect(() => {
    if (source === 'header') panel.current?.focus();
  }, [source]);

  if (!session?.isloggedin) return null;
  const leave = async () => {
    await signOut();
    close();
    onSignedOut();
  };
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={styles.panel}
      aria-label={t('account')}
      onPointerEnter={stay}
      onFocus={stay}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <header className={styles.head}>
        <p role="status">{t('accountHello', { name: session.firstname })}</p>
        <IconButton icon="close" label={t('accountClose')} onClick={close} />
      </header>
      <ul className={styles.links}>
        <li>
          <Link to="/account" onClick={close}>
            {t('accountOverview')}
          </Link>
        </li>
        <li>
          <Link to="/wishlist" onClick={close}>
            {t('wishlist')}
          </Link>
        </li>
      </ul>
      <Button variant="secondary" isWide isBusy={isLoading} onClick={leave}>
        {t('signOut')}
      </Button>
    </section>
  );
}

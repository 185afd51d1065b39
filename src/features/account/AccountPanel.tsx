import { pagePaths } from '@contract/paths';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useGetSessionQuery } from '@/api/sessionApi';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { Notice } from '@/ui/Notice';
import styles from './AccountPanel.module.css';
import { accountClosed, autoCloseChanged, selectAccountDisplay } from './accountSlice';
import { useSignOut } from './useSignOut';

const AUTO_CLOSE_MS = 6000;

/**
 * Shows who is signed in, with links to the account. A panel that opened automatically closes after 6 s unless the shopper interacts with
 * it.
 */
export function AccountPanel() {
  const { t } = useTranslation('site');
  const dispatch = useDispatch();
  const { autoClose, source } = useSelector(selectAccountDisplay);
  const { data: session } = useGetSessionQuery();
  const { signOut, isLoading, message } = useSignOut();
  const panel = useRef<HTMLElement>(null);
  const close = () => dispatch(accountClosed());
  const cancelAutoClose = () => autoClose && dispatch(autoCloseChanged(false));

  useEffect(() => {
    if (!autoClose) return;
    const timer = setTimeout(() => dispatch(accountClosed()), AUTO_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [autoClose, dispatch]);

  // A panel opened by the shopper gets the focus; one that opened automatically does not move it.
  useEffect(() => {
    if (source === 'header') panel.current?.focus();
  }, [source]);

  if (!session?.isloggedin) return null;
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={styles.panel}
      aria-label={t('account')}
      onPointerEnter={cancelAutoClose}
      onFocus={cancelAutoClose}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <header className={styles.header}>
        <p role="status">{t('accountHello', { name: session.firstname })}</p>
        <IconButton icon="close" label={t('accountClose')} onClick={close} />
      </header>
      <ul className={styles.links}>
        <li>
          <Link to={pagePaths.account} onClick={close}>
            {t('accountOverview')}
          </Link>
        </li>
        <li>
          <Link to={pagePaths.wishlist} onClick={close}>
            {t('wishlist')}
          </Link>
        </li>
      </ul>
      <Button variant="secondary" isWide isBusy={isLoading} onClick={signOut}>
        {t('signOut')}
      </Button>
      {message && <Notice tone="bad" title={message} />}
    </section>
  );
}

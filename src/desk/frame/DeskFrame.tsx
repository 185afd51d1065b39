import { signOutOfDesk } from '@contract/desk/staff';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { messageOf } from '@/api/apiError';
import { useWrite } from '@/desk/deskApi';
import { bars, type Section } from '@/desk/sections';
import { useDeskSession } from '@/desk/session';
import { chooseLanguage, otherLanguage } from '@/desk/translations';
import { LoadingScreen } from '@/desk/ui/ReadState';
import { useDeskEvents } from '@/desk/useDeskEvents';
import { Button } from '@/ui/Button';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { Icon } from '@/ui/Icon';
import { Notice } from '@/ui/Notice';
import { useFocusAfterRemoval } from '@/ui/useFocusAfterRemoval';
import styles from './DeskFrame.module.css';

/** The frame of every screen: navigation at the side, or behind a button on a phone. */
export function DeskFrame({ sections, children }: { sections: Section[]; children: ReactNode }) {
  const { t, i18n } = useTranslation('desk/frame');
  const { person, tenant, leave } = useDeskSession();
  const [signOut, { isBusy }] = useWrite(signOutOfDesk);
  const [failure, setFailure] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const { pathname } = useLocation();
  useFocusAfterRemoval();
  useDeskEvents();
  const signOutNow = async () => {
    const { error } = await signOut(undefined);
    const isOver = !error || error.code === 'signed_out';
    setFailure(isOver ? '' : messageOf(error, t(error.status === 0 ? 'offline' : 'failed')));
    if (isOver) leave();
  };
  const other = otherLanguage(i18n.language);
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      <header className={styles.header}>
        <button
          type="button"
          className={styles.menu}
          aria-expanded={isOpen}
          aria-controls="sections"
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'close' : 'menu'} />
          <span className="visually-hidden">{t('menu')}</span>
        </button>
        <p className={styles.shop}>
          <strong>{tenant.name}</strong>
          <span>{t('title')}</span>
        </p>
        <div id="desk-header" className={styles.extras} />
      </header>
      <div className={styles.bars}>
        {bars.map(({ file, Bar }) => (
          <Bar key={file} />
        ))}
      </div>
      <nav id="sections" className={styles.navigation} data-open={isOpen} aria-label={t('sections.label')}>
        <ul>
          {sections.map(({ path, label, icon }) => (
            <li key={path}>
              <NavLink to={`/${path}`} className={styles.link} onClick={() => setIsOpen(false)}>
                <Icon name={icon} />
                {t(label)}
              </NavLink>
            </li>
          ))}
        </ul>
        <div className={styles.person}>
          <p>
            <strong>{person.name}</strong>
            <span>{t(`roles.${person.role}`)}</span>
          </p>
          <Button variant="quiet" size="sm" icon="globe" lang={other} onClick={() => chooseLanguage(other)}>
            {t('otherLanguage')}
          </Button>
          <Button variant="quiet" size="sm" icon="lock" isBusy={isBusy} onClick={() => void signOutNow()}>
            {t('signOut')}
          </Button>
          {failure && <Notice tone="bad">{failure}</Notice>}
        </div>
      </nav>
      <main id="main" className={styles.main} tabIndex={-1}>
        {/* A screen that fails does not prevent the next one; a section keeps its state while its screens change. */}
        <ErrorBoundary resetKey={pathname} fallback={<Notice tone="bad">{t('screenFailed')}</Notice>}>
          <Suspense key={pathname.split('/', 2).join('/')} fallback={<LoadingScreen />}>
            {children}
          </Suspense>
        </ErrorBoundary>
      </main>
    </div>
  );
}

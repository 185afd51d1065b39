import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@/ui/Button';
import styles from './CheckPanel.module.css';
import { panelClosed, panelOpened, selectIsPanelOpen, selectProblems } from './contentCheckSlice';

function scrollToProblem(id: string) {
  document.getElementById(id)?.scrollIntoView({ block: 'center' });
}

/** Lists every content problem of the page for the dealer. While the panel is open, each problem is outlined in the page. */
export function CheckPanel() {
  const { t } = useTranslation('content');
  const dispatch = useDispatch();
  const isOpen = useSelector(selectIsPanelOpen);
  const problems = useSelector(selectProblems);
  useEffect(() => {
    dispatch(panelOpened());
    return () => void dispatch(panelClosed());
  }, [dispatch]);
  if (!isOpen) return null;
  return (
    <aside className={styles.panel} aria-labelledby="content-check">
      <header className={styles.header}>
        <h2 id="content-check">{t('check.title')}</h2>
        <Button variant="secondary" size="sm" onClick={() => dispatch(panelClosed())}>
          {t('check.hide')}
        </Button>
      </header>
      <p role="status">
        {problems.length > 0 ? t('check.count', { count: problems.length }) : t('check.none')}
      </p>
      <ol className={styles.list}>
        {problems.map(({ reason, id }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same reason may occur twice
          <li key={index}>
            {id ? (
              <button type="button" onClick={() => scrollToProblem(id)}>
                {reason}
              </button>
            ) : (
              reason
            )}
          </li>
        ))}
      </ol>
    </aside>
  );
}

import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '@/config/useTranslation';
import { Button } from '@/ui/Button';
import styles from './CheckPanel.module.css';
import { problemStore } from './problemStore';

const none: readonly never[] = [];

function goTo(id: string) {
  document.getElementById(id)?.scrollIntoView({ block: 'center' });
}

/** Every problem of the content on this page, listed for the dealer; while it is there, each is outlined in its place. */
export function CheckPanel() {
  const { t } = useTranslation('content');
  const [isOpen, setOpen] = useState(true);
  const problems = useSyncExternalStore(problemStore.subscribe, problemStore.problems, () => none);
  useEffect(() => (isOpen ? problemStore.open() : undefined), [isOpen]);
  if (!isOpen) return null;
  return (
    <aside className={styles.panel} aria-labelledby="content-check">
      <header className={styles.head}>
        <h2 id="content-check">{t('check.title')}</h2>
        <Button variant="secondary" size="sm" onClick={() => setOpen(false)}>
          {t('check.hide')}
        </Button>
      </header>
      <p role="status">
        {problems.length > 0 ? t('check.found', { count: problems.length }) : t('check.none')}
      </p>
      <ol className={styles.list}>
        {problems.map(({ reason, id }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same reason may come up again
          <li key={index}>
            {id ? (
              <button type="button" onClick={() => goTo(id)}>
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

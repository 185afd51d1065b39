import { findPages } from '@contract/desk/media';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '@/desk/deskApi';
import { ReadState } from '@/desk/ui/ReadState';
import { useDelayed } from '@/desk/ui/useDelayed';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/TextField';
import styles from './Media.module.css';

/** Finds a page of the shop by its name. onPick: gets its path */
export function PagePicker({ onPick }: { onPick: (path: string) => void }) {
  const { t } = useTranslation('desk/media');
  const [isOpen, setIsOpen] = useState(false);
  const [term, setTerm] = useState('');
  const q = useDelayed(term.trim());
  const { data, currentData, error, refetch } = useRead(findPages, { query: { q } }, { skip: q.length < 2 });
  const found = q.length < 2 ? [] : (data?.pages ?? []);
  if (!isOpen)
    return (
      <div>
        <Button size="sm" variant="secondary" icon="search" onClick={() => setIsOpen(true)}>
          {t('choosePage')}
        </Button>
      </div>
    );
  return (
    <div className={styles.form}>
      <TextField
        label={t('searchPage')}
        value={term}
        autoComplete="off"
        autoFocus
        onChange={({ target }) => setTerm(target.value)}
        // Enter would save the clip.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {q.length >= 2 && error && <ReadState data={data} error={error} refetch={refetch} />}
      {q.length >= 2 && currentData?.pages.length === 0 && <p role="status">{t('noPage')}</p>}
      <ul className={styles.pages}>
        {found.map(({ path, title, kind }) => (
          <li key={path}>
            <button
              type="button"
              onClick={() => {
                setIsOpen(false);
                setTerm('');
                onPick(path);
              }}
            >
              <span>{title}</span>
              <span>
                {t(`pageKinds.${kind}`)} · {path}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

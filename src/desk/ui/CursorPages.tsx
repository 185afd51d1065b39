import { useState } from 'react';
import { useTranslation } from '@/config/useTranslation';
import { Button } from '@/ui/Button';
import styles from './CursorPages.module.css';

/** The pages of a list that the server reads from an id on, and the buttons between them. */
export function useCursorPages(filters: string) {
  const [pages, setPages] = useState({ filters, ids: [0] });
  // Other filters begin with the first page.
  const ids = pages.filters === filters ? pages.ids : [0];
  return {
    before: ids.at(-1) ?? 0,
    isFirst: ids.length === 1,
    toOlder: (id: number) => setPages({ filters, ids: [...ids, id] }),
    toNewer: () => setPages({ filters, ids: ids.slice(0, -1) }),
  };
}

interface Props {
  pages: ReturnType<typeof useCursorPages>;
  /** Id of the last row; 0 without a further page. */
  lastId: number;
  isBusy: boolean;
}

/** Buttons to newer and older rows; nothing on the only page. */
export function CursorPages({ pages, lastId, isBusy }: Props) {
  const { t } = useTranslation('frame');
  if (pages.isFirst && lastId === 0) return null;
  return (
    <nav className={styles.pages} aria-label={t('table.pages')}>
      <Button
        variant="secondary"
        size="sm"
        icon="chevronLeft"
        disabled={pages.isFirst}
        onClick={pages.toNewer}
      >
        {t('table.newer')}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        iconAfter="chevronRight"
        disabled={lastId === 0}
        isBusy={isBusy}
        onClick={() => pages.toOlder(lastId)}
      >
        {t('table.older')}
      </Button>
    </nav>
  );
}

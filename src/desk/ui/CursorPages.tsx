import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import styles from './CursorPages.module.css';

/** Cursor pagination of a list that the server returns from an id on, with its buttons. */
export function useCursorPages<Id extends number | string>(filters: string, first: Id) {
  const [pages, setPages] = useState({ filters, ids: [first] });
  // Different filters start at the first page.
  const ids = pages.filters === filters ? pages.ids : [first];
  return {
    before: ids.at(-1) ?? first,
    isFirst: ids.length === 1,
    toOlder: (id: Id) => setPages({ filters, ids: [...ids, id] }),
    toNewer: () => setPages({ filters, ids: ids.slice(0, -1) }),
  };
}

interface Props<Id extends number | string> {
  pages: ReturnType<typeof useCursorPages<Id>>;
  /** Id of the last row; 0 or '' if there is no further page. */
  lastId: Id;
  isBusy: boolean;
}

/** Buttons for newer and older rows; nothing if there is only one page. */
export function CursorPages<Id extends number | string>({ pages, lastId, isBusy }: Props<Id>) {
  const { t } = useTranslation('desk/frame');
  if (pages.isFirst && !lastId) return null;
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
        disabled={!lastId}
        isBusy={isBusy}
        onClick={() => pages.toOlder(lastId)}
      >
        {t('table.older')}
      </Button>
    </nav>
  );
}

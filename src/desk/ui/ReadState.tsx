import { useTranslation } from 'react-i18next';
import { type ApiError, messageOf } from '@/api/apiError';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Skeleton } from '@/ui/Skeleton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from './ReadState.module.css';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Rows in the place of a list that is being read. */
export function LoadingRows() {
  const { t } = useTranslation('desk/frame');
  return (
    <div className={styles.rows} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton height="2.25rem" />
          <Skeleton />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}

/** A screen that is being read, with its title. */
export const LoadingScreen = () => (
  <div className={styles.page}>
    <Skeleton width="14rem" height="2.25rem" />
    <LoadingRows />
  </div>
);

interface Props {
  data: unknown;
  error: ApiError | undefined;
  refetch: () => unknown;
}

/** Before the data of a list: rows while it is read, and why it could not be read, with a button that tries again. */
export function ReadState({ data, error, refetch }: Props) {
  const { t } = useTranslation('desk/frame');
  if (error)
    return (
      <Notice tone="bad">
        <div className={styles.failure}>
          <span>{messageOf(error, t(error.status === 0 ? 'offline' : 'failed'))}</span>
          <Button size="sm" variant="secondary" icon="restart" onClick={() => void refetch()}>
            {t('tryAgain')}
          </Button>
        </div>
      </Notice>
    );
  return data === undefined ? <LoadingRows /> : null;
}

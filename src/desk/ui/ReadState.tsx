import { useTranslation } from 'react-i18next';
import { type ApiError, messageOf } from '@/api/apiError';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Skeleton } from '@/ui/Skeleton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from './ReadState.module.css';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Placeholder rows while a list loads. */
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

/** Placeholder of a screen while it loads, with its title. */
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

/** Shown until the data of a list has loaded: placeholder rows, or the error with a retry button. */
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

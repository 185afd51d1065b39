import { useTranslation } from '@/config/useTranslation';
import styles from './CorrectedNote.module.css';

interface Props {
  typed: string;
  /** What was shown instead; empty while nothing was put right. */
  term: string;
}

/** Says that a mistyped term was put right; in its place from the start, so that it is read out when it comes. */
export function CorrectedNote({ typed, term }: Props) {
  const { t } = useTranslation('search');
  return (
    <p className={styles.note} role="status">
      {term && t('corrected', { typed, term })}
    </p>
  );
}

import { useTranslation } from 'react-i18next';
import styles from './CorrectedTermNote.module.css';

interface Props {
  typed: string;
  /** The corrected term; empty if there is no correction. */
  term: string;
}

/**
 * Reports that a mistyped term was corrected. The live region exists from the start, so that screen readers announce
 * the change.
 */
export function CorrectedTermNote({ typed, term }: Props) {
  const { t } = useTranslation('search');
  return (
    <p className={styles.note} role="status">
      {term && t('corrected', { typed, term })}
    </p>
  );
}

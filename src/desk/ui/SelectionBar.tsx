import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import styles from './SelectionBar.module.css';

interface Props {
  /** The number of selected rows, in words. */
  text: string;
  onChange: () => void;
  onClear: () => void;
  /** Further actions. */
  children?: ReactNode;
}

/** Actions for the selected rows of a table. */
export function SelectionBar({ text, onChange, onClear, children }: Props) {
  const { t } = useTranslation('desk/frame');
  return (
    <div className={styles.bar}>
      <span aria-live="polite">{text}</span>
      <Button size="sm" icon="edit" onClick={onChange}>
        {t('selection.change')}
      </Button>
      <Button size="sm" variant="quiet" onClick={onClear}>
        {t('selection.clear')}
      </Button>
      {children}
    </div>
  );
}

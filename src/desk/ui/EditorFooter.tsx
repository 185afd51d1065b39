import type { ReactNode } from 'react';
import { DialogFooter } from './DialogFooter';
import styles from './EditorFooter.module.css';

interface Props {
  /** The buttons, with Save last. */
  children: ReactNode;
  /** What came of the latest save, beside the button that was pressed. */
  notice?: ReactNode;
}

/** The foot of an editor. It stays in view, so that Save is in reach anywhere on a long page. */
export const EditorFooter = ({ children, notice }: Props) => (
  <div className={styles.footer}>
    {notice}
    <DialogFooter>{children}</DialogFooter>
  </div>
);

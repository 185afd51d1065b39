import type { ReactNode } from 'react';
import { DialogFooter } from './DialogFooter';
import styles from './EditorFooter.module.css';

interface Props {
  /** The buttons, with Save last. */
  children: ReactNode;
  /** The result of the latest save, shown next to the button. */
  notice?: ReactNode;
}

/** The footer of an editor. It is sticky, so that Save can be reached from anywhere on a long page. */
export const EditorFooter = ({ children, notice }: Props) => (
  <div className={styles.footer}>
    {notice}
    <DialogFooter>{children}</DialogFooter>
  </div>
);

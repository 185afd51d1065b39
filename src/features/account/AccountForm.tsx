import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import styles from './AccountForm.module.css';

interface Props {
  title: string;
  submitLabel: string;
  isBusy: boolean;
  /** The server's error message. */
  error?: string | null;
  /** Success message. */
  success?: ReactNode;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
  /** Links below the form. */
  links?: ReactNode;
}

/** Card with title, form, messages and submit button, shared by all account forms. */
export const AccountForm = ({
  title,
  submitLabel,
  isBusy,
  error,
  success,
  onSubmit,
  children,
  links,
}: Props) => (
  <section className={styles.card}>
    <h1>{title}</h1>
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {children}
      {error && <Notice tone="bad">{error}</Notice>}
      {success && <Notice tone="good">{success}</Notice>}
      <Button type="submit" size="lg" isWide isBusy={isBusy}>
        {submitLabel}
      </Button>
    </form>
    {links && <div className={styles.links}>{links}</div>}
  </section>
);

import { Fragment, type ReactNode } from 'react';
import { withKeys } from '@/lib/withKeys';
import styles from './Facts.module.css';

/** Labels with their values. Rows without a value are omitted. */
export const Facts = ({ rows }: { rows: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <dl className={styles.facts}>
    {rows
      .filter(([, value]) => value !== '' && value !== null && value !== undefined)
      .map(([label, value]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
  </dl>
);

/** The lines of an address. */
export const Lines = ({ lines }: { lines: readonly string[] }) =>
  withKeys(lines).map(([key, line]) => (
    <span key={key} className={styles.line}>
      {line}
    </span>
  ));

import { ownValue } from '@contract/ownValue';
import styles from './CardMarks.module.css';

/** Display names of the card type codes. */
export const cardNames: Record<string, string> = {
  VI: 'Visa',
  MC: 'Mastercard',
  AE: 'American Express',
  DI: 'Discover',
  DN: 'Diners Club',
  JCB: 'JCB',
  UN: 'UnionPay',
  MI: 'Maestro',
};

const shortNames: Record<string, string> = { AE: 'Amex', DN: 'Diners', MC: 'MC' };

/** Shows the accepted card types of a method. */
export function CardMarks({ types }: { types: readonly string[] }) {
  if (types.length === 0) return null;
  return (
    <span className={styles.marks}>
      {[...new Set(types)].map((type) => (
        <span key={type} className={styles.mark} data-type={type}>
          <span aria-hidden>{ownValue(shortNames, type) ?? ownValue(cardNames, type) ?? type}</span>
          <span className="visually-hidden">{ownValue(cardNames, type) ?? type}</span>
        </span>
      ))}
    </span>
  );
}

import styles from './Field.module.css';
import { Icon } from './Icon';

interface Props {
  /** Referenced by the field's aria-describedby. */
  id?: string;
  /** Nothing renders without a message. */
  message?: string;
}

/** A validation message with an icon, so that colour is not the only signal. */
export const FieldError = ({ id, message }: Props) =>
  message ? (
    <p className={styles.error} id={id}>
      <Icon name="warning" size={1.1} />
      {message}
    </p>
  ) : null;

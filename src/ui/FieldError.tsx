import styles from './Field.module.css';
import { Icon } from './Icon';

interface Props {
  /** Named by the field's aria-describedby. */
  id?: string;
  /** Nothing is shown while it is empty. */
  message?: string;
}

/** What is wrong with a field, in words and with a sign, not by colour alone. */
export const FieldError = ({ id, message }: Props) =>
  message ? (
    <p className={styles.error} id={id}>
      <Icon name="warning" size={1.1} />
      {message}
    </p>
  ) : null;

import { useSelector } from 'react-redux';
import { useTranslation } from '@/config/useTranslation';
import { Disclosure } from '@/ui/Disclosure';
import { Icon } from '@/ui/Icon';
import styles from './Fit.module.css';
import { FitForm } from './FitForm';
import { selectRoom } from './fitSlice';
import { roomText } from './roomText';

/** Asks for the shopper's measurements where several products are judged at once. */
export function FitAsk() {
  const { t } = useTranslation('fit');
  const room = useSelector(selectRoom);
  return (
    <Disclosure
      className={styles.ask}
      title={
        <span className={styles.title}>
          <Icon name="ruler" size={1.25} />
          {room ? roomText(room, t) : t('askAll')}
        </span>
      }
    >
      <FitForm room={room} onMeasured={() => undefined} />
    </Disclosure>
  );
}

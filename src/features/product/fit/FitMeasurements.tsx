import { useSelector } from 'react-redux';
import { useTranslation } from '@/config/useTranslation';
import { Disclosure } from '@/ui/Disclosure';
import { Icon } from '@/ui/Icon';
import styles from './Fit.module.css';
import { FitForm } from './FitForm';
import { selectRoom } from './fitSlice';
import { measurementsText } from './measurementsText';

/** Form for the shopper's measurements, for several products at once. */
export function FitMeasurements() {
  const { t } = useTranslation('fit');
  const room = useSelector(selectRoom);
  return (
    <Disclosure
      className={styles.ask}
      title={
        <span className={styles.title}>
          <Icon name="ruler" size={1.25} />
          {room ? measurementsText(room, t) : t('askAll')}
        </span>
      }
    >
      <FitForm room={room} onMeasured={() => undefined} />
    </Disclosure>
  );
}

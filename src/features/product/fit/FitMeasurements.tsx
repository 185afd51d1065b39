import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Disclosure } from '@/ui/Disclosure';
import { Icon } from '@/ui/Icon';
import styles from './Fit.module.css';
import { FitForm } from './FitForm';
import { selectFitSpace } from './fitSlice';
import { fitSpaceText } from './fitSpaceText';

/** Form for the shopper's measurements, for several products at once. */
export function FitMeasurements() {
  const { t } = useTranslation('fit');
  const space = useSelector(selectFitSpace);
  return (
    <Disclosure
      className={styles.measurements}
      title={
        <span className={styles.title}>
          <Icon name="ruler" size={1.25} />
          {space ? fitSpaceText(space, t) : t('enterMeasurements')}
        </span>
      }
    >
      <FitForm space={space} onMeasured={() => undefined} />
    </Disclosure>
  );
}

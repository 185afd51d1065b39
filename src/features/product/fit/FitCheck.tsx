import { isClearanceLabel, type ProductDimensions } from '@contract/fit';
import type { ProductPage } from '@contract/product';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { lazyPart } from '@/browser/lazyPart';
import { withKeys } from '@/lib/withKeys';
import { Disclosure } from '@/ui/Disclosure';
import { Icon } from '@/ui/Icon';
import styles from './Fit.module.css';
import { FitForm } from './FitForm';
import { selectFitSpace } from './fitSlice';
import { sizeText } from './fitSpaceText';

const loadResult = () => import('./FitResult');
const FitVerdict = lazyPart(async () => ({ default: (await loadResult()).FitVerdict }));
const FitFindings = lazyPart(async () => ({ default: (await loadResult()).FitFindings }));

interface Props {
  size: ProductDimensions;
  specifications: ProductPage['product_data'];
}

/**
 * Whether the product fits into the shopper's space and through the doorway, including what is unknown. The rules load once the shopper
 * enters measurements, or if there are some on this device.
 */
export function FitCheck({ size, specifications }: Props) {
  const { t } = useTranslation('fit');
  const clearances = specifications
    .flatMap(({ details }) => details)
    .filter(({ label }) => isClearanceLabel(label));
  const space = useSelector(selectFitSpace);
  return (
    <Disclosure
      className={styles.check}
      title={
        <span className={styles.title}>
          <Icon name="ruler" size={1.25} />
          {t('title')}
          {space !== '' && (
            <Suspense fallback={null}>
              <FitVerdict size={size} space={space} />
            </Suspense>
          )}
        </span>
      }
    >
      <p className={styles.dimensions}>{t('productDimensions', { size: sizeText(size, '?', t) })}</p>
      {withKeys(clearances, ({ label }) => label).map(([key, { label, value }]) => (
        <p key={key} className={styles.dimensions}>
          {t('clearanceFact', { label, value })}
        </p>
      ))}
      <FitForm
        space={space}
        onFocus={() => void loadResult().catch(() => undefined)}
        onMeasured={() => undefined}
      />
      <div role="status">
        {space !== '' && (
          <Suspense fallback={null}>
            <FitFindings size={size} space={space} />
          </Suspense>
        )}
      </div>
      <p className={styles.note}>
        {clearances.length === 0 && `${t('clearanceManual')} `}
        {t('note')}
      </p>
    </Disclosure>
  );
}

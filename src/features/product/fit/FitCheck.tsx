import { type ProductDimensions, parseFitSpace } from '@contract/fit';
import type { ProductPage, SimpleProduct } from '@contract/product';
import { useSelector } from 'react-redux';
import { useTranslation } from '@/config/useTranslation';
import { Disclosure } from '@/ui/Disclosure';
import { Icon } from '@/ui/Icon';
import styles from './Fit.module.css';
import { FitForm } from './FitForm';
import { fitReport } from './fitReport';
import { selectFitSpace } from './fitSlice';

const icons = { yes: 'check', no: 'close', unknown: 'info' } as const;
const titles = { yes: 'verdictYes', no: 'verdictNo', unknown: 'verdictUnknown' } as const;

/** Dimensions to check: the variant's, falling back to the product's for each missing side. */
export const dimensionsToCheck = (
  product: Pick<ProductPage, 'dimensions'>,
  simple: Pick<SimpleProduct, 'dimensions'> | null,
): ProductDimensions => ({
  width: simple?.dimensions.width ?? product.dimensions.width,
  depth: simple?.dimensions.depth ?? product.dimensions.depth,
  height: simple?.dimensions.height ?? product.dimensions.height,
  in_parts: product.dimensions.in_parts,
});

/** Whether the product fits the shopper's space and doorway, including what is unknown. */
export function FitCheck({ size }: { size: ProductDimensions }) {
  const { t } = useTranslation('fit');
  const text = useSelector(selectFitSpace);
  const space = parseFitSpace(text);
  const fit = space && fitReport(size, space, t);
  const dimensions = [size.width, size.depth, size.height].map((side) => (side === null ? '?' : `${side}″`));
  return (
    <Disclosure
      className={styles.check}
      title={
        <span className={styles.title}>
          <Icon name="ruler" size={1.25} />
          {t('title')}
          {fit && (
            <span className={styles.verdict} data-verdict={fit.verdict}>
              {t(titles[fit.verdict])}
            </span>
          )}
        </span>
      }
    >
      <p className={styles.dimensions}>{t('productDimensions', { size: dimensions.join(' × ') })}</p>
      <FitForm space={text} onMeasured={() => undefined} />
      <div role="status">
        {fit && (
          <ul className={styles.findings}>
            {fit.findings.map((finding) => (
              <li key={finding.text} data-verdict={finding.verdict}>
                <Icon name={icons[finding.verdict]} size={1.125} />
                {finding.text}
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className={styles.note}>{t('note')}</p>
    </Disclosure>
  );
}

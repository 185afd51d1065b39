import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useTrack } from '@/api/useTrack';
import { noticeExpired, noticeOpened } from '@/features/product/notice/productNoticeSlice';
import styles from './CompareToggle.module.css';
import {
  COMPARE_LIMIT,
  productCompared,
  productDropped,
  selectIsCompared,
  selectIsCompareFull,
} from './compareSlice';

interface Props {
  product: { entity_id: string; name: string };
}

type CompareRoot = Parameters<typeof selectIsCompareFull>[0];

/**
 * Adds a product to the comparison or removes it; a full comparison disables the checkbox (docs/spec/10 §2).
 */
export function CompareToggle({ product }: Props) {
  const track = useTrack();
  const { t } = useTranslation('product');
  const dispatch = useDispatch();
  const isCompared = useSelector((state: CompareRoot) => selectIsCompared(state, product.entity_id));
  const isFull = useSelector(selectIsCompareFull) && !isCompared;
  return (
    <label className={styles.toggle} title={isFull ? t('compareFull', { count: COMPARE_LIMIT }) : undefined}>
      <input
        type="checkbox"
        checked={isCompared}
        disabled={isFull}
        aria-label={
          isFull ? t('compareFull', { count: COMPARE_LIMIT }) : t('compareProduct', { name: product.name })
        }
        onChange={() => {
          dispatch(isCompared ? productDropped(product.entity_id) : productCompared(product.entity_id));
          track({ type: isCompared ? 'compareItemRemoved' : 'compareItemAdded', product });
          const notice = { product: product.name, area: 'compare' } as const;
          dispatch(isCompared ? noticeExpired(notice) : noticeOpened({ ...notice, link: '/compare' }));
        }}
      />
      <span>{isFull ? t('compareFullShort') : t('compare')}</span>
    </label>
  );
}

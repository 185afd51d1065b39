import type { ChatAction } from '@contract/chat';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useTrack } from '@/api/useTrack';
import { AddToCartButton } from '@/features/cart/AddToCartButton';
import { COMPARE_LIMIT, productCompared, selectComparedIds } from '@/features/compare/compareSlice';
import { noticeOpened } from '@/features/product/notice/productNoticeSlice';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';

type CompareRoot = Parameters<typeof selectComparedIds>[0];

/** The button with which a shopper confirms the assistant's suggestion; nothing is added without it. */
export function ChatActionButton({ action: { kind, products } }: { action: ChatAction }) {
  const track = useTrack();
  const { t } = useTranslation('product');
  const dispatch = useDispatch();
  const ids = useSelector((state: CompareRoot) => selectComparedIds(state));
  if (kind === 'cart')
    return products.map((product) => (
      <AddToCartButton
        key={product.entity_id}
        product={product}
        size="sm"
        aria-label={t('addNamedToCart', { name: product.name })}
      />
    ));
  const missing = products.filter(({ entity_id }) => !ids.includes(entity_id));
  if (missing.length === 0)
    return (
      <ButtonLink to="/compare" size="sm" variant="secondary">
        {t('openComparison')}
      </ButtonLink>
    );
  const isFull = ids.length + missing.length > COMPARE_LIMIT;
  const compare = () => {
    for (const product of missing) {
      dispatch(productCompared(product.entity_id));
      track({ type: 'compareItemAdded', product });
    }
    dispatch(noticeOpened({ product: missing[0]?.name ?? '', area: 'compare', link: '/compare' }));
  };
  return (
    <Button size="sm" variant="secondary" disabled={isFull} onClick={compare}>
      {isFull ? t('compareFull', { count: COMPARE_LIMIT }) : t('addToComparison')}
    </Button>
  );
}

import { useState } from 'react';
import { useEstimateShippingQuery } from '@/api/cart/cartApi';
import type { Cart } from '@/api/contract/cart';
import { useTranslation } from '@/config/useTranslation';
import { DeliveryQuote } from '@/features/product/DeliveryQuote';
import { Disclosure } from '@/ui/Disclosure';

/** What delivery of this cart costs, before an address is known. */
export function CartDelivery({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart');
  const [zip, setZip] = useState('');
  const asked = { zip, subtotal: cart.totals.subtotal.amount };
  const { currentData, isFetching, isError } = useEstimateShippingQuery(asked, { skip: zip === '' });
  return (
    <Disclosure title={t('estimateDelivery')}>
      <DeliveryQuote
        onZip={setZip}
        methods={currentData?.methods}
        isFetching={isFetching}
        isError={isError}
      />
    </Disclosure>
  );
}

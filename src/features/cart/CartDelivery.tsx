import type { Cart } from '@contract/cart';
import { useState } from 'react';
import { useEstimateShippingQuery } from '@/api/cart/cartApi';
import { useTranslation } from '@/config/useTranslation';
import { DeliveryQuote } from '@/features/product/delivery/DeliveryQuote';
import { Disclosure } from '@/ui/Disclosure';

/** Estimates the delivery cost of this cart for a postcode, before an address is known. */
export function CartDelivery({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart');
  const [zip, setZip] = useState('');
  const request = { zip, subtotal: cart.totals.subtotal.amount };
  const { currentData, isFetching, isError } = useEstimateShippingQuery(request, { skip: zip === '' });
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

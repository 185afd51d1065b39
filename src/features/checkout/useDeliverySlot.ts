import type { Cart } from '@contract/cart';
import { getDeliveryDays } from '@contract/delivery';
import type { AnyEndpoint } from '@contract/endpoint';
import { useState } from 'react';
import { isApiError, isOffline } from '@/api/apiError';
import { useIsOffered } from '@/api/missingCalls';
import { useGetDeliveryDaysQuery } from '@/features/product/delivery/deliveryApi';
import { firstFreeSlot, hasSlot, type SlotChoice } from './DeliverySlots';

/** Whether another request may succeed. A backend without a calendar answers with any other error, and delivers without a chosen day. */
const isTransient = (error: unknown): boolean =>
  isApiError(error) && (isOffline(error) || error.status === 429 || Number(error.status) >= 500);

/**
 * The days and hours at which the cart can be delivered to its address, and the shopper's choice: initially the stored one, or else the
 * earliest. Empty for a backend without a calendar, and if a carrier delivers.
 */
export function useDeliverySlot(cart: Cart, isNeeded: boolean) {
  const { postcode } = cart.shipping_address;
  const isCallOffered = useIsOffered(getDeliveryDays as AnyEndpoint);
  const contents = cart.items.map(({ item_id, qty }) => `${item_id}:${qty}`).join();
  const { currentData, isFetching, error, refetch } = useGetDeliveryDaysQuery(
    { zip: postcode, contents },
    { skip: !isNeeded || postcode === '' || !isCallOffered, refetchOnMountOrArgChange: true },
  );
  const days = currentData ?? [];
  const [chosen, setChosen] = useState<SlotChoice | null>(cart.delivery);
  const choice =
    hasSlot(days, chosen) && chosen ? { date: chosen.date, slot: chosen.slot } : firstFreeSlot(days);
  // A slot filled by other orders is replaced by the earliest free one, and the shopper is informed.
  const isTaken = days.length > 0 && chosen !== null && !hasSlot(days, chosen);
  return {
    days,
    choice,
    choose: setChosen,
    isTaken,
    isLoading: isFetching && currentData === undefined,
    /** Why the days could not be loaded. */
    error: !isFetching && currentData === undefined && isTransient(error) ? error : undefined,
    refetch,
  };
}

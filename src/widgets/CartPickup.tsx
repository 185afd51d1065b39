import type { Cart } from '@contract/cart';
import { useConfig } from '@/config/configSlice';
import { hasFeature } from '@/config/featureToggles';
import { PickupChoice } from '@/features/locations/PickupChoice';

/** A key for the contents of a cart, by which data about it is cached. */
const contentsOf = ({ items }: Cart): string => items.map(({ item_id, qty }) => `${item_id}:${qty}`).join();

/**
 * Selects the pickup location of the cart; nothing if the backend offers no pickup. isRequired: the cart is to be picked up, so a location
 * must be chosen
 */
export function CartPickup({ cart, isRequired }: { cart: Cart; isRequired?: boolean }) {
  const config = useConfig();
  const hasPickup = cart.shipping_methods.some(({ is_pickup }) => is_pickup);
  if (!hasPickup || !hasFeature(config, 'store_locator')) return null;
  return (
    <PickupChoice goods={{ contents: contentsOf(cart) }} isRequired={isRequired} isTitleHidden={isRequired} />
  );
}

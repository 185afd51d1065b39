import type { Cart } from '@contract/cart';
import { useConfig } from '@/config/configSlice';
import { hasFeature } from '@/config/featureToggles';
import { PickupChoice } from '@/features/locations/PickupChoice';

/** What is in a cart, as the key of what is known about it. */
const contentsOf = ({ items }: Cart): string => items.map(({ item_id, qty }) => `${item_id}:${qty}`).join();

/**
 * The location at which the cart is picked up; nothing where the backend offers no pickup. isRequired: the cart is picked
 * up, so that a location must be chosen
 */
export function CartPickup({ cart, isRequired }: { cart: Cart; isRequired?: boolean }) {
  const config = useConfig();
  const hasPickup = cart.shipping_methods.some(({ is_pickup }) => is_pickup);
  if (!hasPickup || !hasFeature(config, 'store_locator')) return null;
  return (
    <PickupChoice goods={{ contents: contentsOf(cart) }} isRequired={isRequired} isTitleHidden={isRequired} />
  );
}

import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { isOffline, messageOf } from '@/api/apiError';
import { useAddItemsMutation } from '@/api/cart/cartApi';
import { afterNextPaint } from '@/browser/scheduling';
import { Button, type ButtonStyle } from '@/ui/Button';
import { addToCartRejected, pendingQuantityChanged, productAdded } from './cartSlice';

interface Props extends ButtonStyle {
  product: { entity_id: string; name: string; image: string };
  /** Attribute id to option id, for a configurable product. */
  superAttribute?: Record<string, string>;
  qty?: number;
  /** entity_ids of add-ons to add with the product. */
  addonIds?: readonly string[];
  /** entity_id of the main product that this product is an add-on of (docs/spec/11 §4). */
  parentId?: string;
  isDisabled?: boolean;
  label?: string;
  'aria-label'?: string;
}

/** Adds a product to the cart. The cart count updates immediately, and is rolled back if the server rejects the write. */
export function AddToCartButton({
  product,
  superAttribute,
  qty = 1,
  addonIds = [],
  parentId,
  isDisabled,
  label,
  ...buttonProps
}: Props) {
  const { t } = useTranslation('cart');
  const dispatch = useDispatch();
  const [addItems, { isLoading }] = useAddItemsMutation();
  const isAdding = useRef(false);

  const add = async () => {
    if (isAdding.current) return;
    isAdding.current = true;
    const main = {
      product_id: product.entity_id,
      super_attribute: superAttribute,
      qty,
      ...(parentId ? { crosssell_parent_id: parentId } : {}),
    };
    const addons = addonIds.map((id) => ({ product_id: id, qty: 1, crosssell_parent_id: product.entity_id }));
    const quantity = qty + addons.length;
    // The pending quantity is the optimistic update, because it is cheap enough for the frame of the click. Request and notice follow after
    // that frame. If the page unloads in between, afterNextPaint() settles and the request is still sent.
    dispatch(pendingQuantityChanged(quantity));
    await afterNextPaint();
    const addPromise = addItems(addons.length > 0 ? { items: [main, ...addons] } : main);
    dispatch(productAdded({ name: product.name, image: product.image, qty }));
    isAdding.current = false;
    const result = await addPromise;
    // By now, the cached cart is the one in the response.
    dispatch(pendingQuantityChanged(-quantity));
    if (!result.error) return;
    if (isOffline(result.error))
      return void dispatch(addToCartRejected(t('addOffline', { name: product.name })));
    const isAddonRejected = parentId !== undefined;
    const fallback = isAddonRejected ? t('addonFailed') : t('addFailed', { name: product.name });
    dispatch(addToCartRejected(messageOf(result.error, fallback)));
  };

  return (
    <Button icon="cart" {...buttonProps} disabled={isDisabled} isBusy={isLoading} onClick={add}>
      {label ?? t('add')}
    </Button>
  );
}

import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { messageOf } from '@/api/apiError';
import { useAddItemsMutation } from '@/api/cart/cartApi';
import { useTranslation } from '@/config/useTranslation';
import { painted } from '@/lib/painted';
import { Button, type ButtonLook } from '@/ui/Button';
import { piecesPressed, productAdded, productRefused } from './cartSlice';

interface Props extends ButtonLook {
  product: { entity_id: string; name: string; image: string };
  /** Attribute id to option id, for a configurable product. */
  superAttribute?: Record<string, string>;
  qty?: number;
  /** Add-ons that go along. */
  addonIds?: readonly string[];
  isDisabled?: boolean;
  label?: string;
}

/** Puts a product in the cart; the count changes at once, and back should the server refuse. */
export function AddToCartButton({
  product,
  superAttribute,
  qty = 1,
  addonIds = [],
  isDisabled,
  label,
  ...look
}: Props) {
  const { t } = useTranslation('cart');
  const dispatch = useDispatch();
  const [addItems, { isLoading }] = useAddItemsMutation();
  const isPressed = useRef(false);

  const add = async () => {
    if (isPressed.current) return;
    isPressed.current = true;
    const main = { product_id: product.entity_id, super_attribute: superAttribute, qty };
    const addons = addonIds.map((id) => ({ product_id: id, qty: 1, crosssell_parent_id: product.entity_id }));
    const pieces = qty + addons.length;
    // First the count alone, which is quick; then the call with its guess of the whole cart, and the words about it. Should
    // the page be left in between, painted() settles and the call still goes out.
    dispatch(piecesPressed(pieces));
    await painted();
    const adding = addItems(addons.length > 0 ? { items: [main, ...addons] } : main);
    dispatch(piecesPressed(-pieces));
    dispatch(productAdded({ name: product.name, image: product.image, qty }));
    isPressed.current = false;
    const answer = await adding;
    if (answer.error)
      dispatch(productRefused(messageOf(answer.error, t('addFailed', { name: product.name }))));
  };

  return (
    <Button icon="cart" {...look} disabled={isDisabled} isBusy={isLoading} onClick={add}>
      {label ?? t('add')}
    </Button>
  );
}

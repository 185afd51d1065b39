import type { CartItem } from '@contract/cart';
import { useDispatch } from 'react-redux';
import { messageOf } from '@/api/apiError';
import { useRemoveItemMutation } from '@/api/cart/cartApi';
import { useTranslation } from '@/config/useTranslation';
import { Button } from '@/ui/Button';
import { FieldError } from '@/ui/Field';
import { itemSaved, itemTaken } from './savedSlice';

export interface SaveForLaterProps {
  item: CartItem;
  /** Line items of its add-ons. */
  addons: readonly CartItem[];
  /** Called with the product id once the line item has left the cart. */
  onSaved: (productId: string) => void;
}

/** Moves a line item with its add-ons out of the cart, onto the list of this device (docs/spec/11 §8). */
export function SaveForLater({ item, addons, onSaved }: SaveForLaterProps) {
  const { t } = useTranslation('cart');
  const dispatch = useDispatch();
  // The line item leaves the page at the click and returns after a failure: a fixed key keeps the error for its return.
  const [removeItem, { error }] = useRemoveItemMutation({ fixedCacheKey: `save ${item.item_id}` });
  const save = async () => {
    const { product_id, sku, qty, options } = item;
    const saved = { product_id, sku, qty, options, addonIds: addons.map((addon) => addon.product_id) };
    // On the list first: the line item must not be lost when the page is left before the response.
    dispatch(itemSaved(saved));
    const result = await removeItem(item.item_id);
    if (result.error) dispatch(itemTaken({ item: saved, qty }));
    else onSaved(product_id);
  };
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-label={t('saveForLaterLabel', { name: item.name })}
        onClick={save}
      >
        {t('saveForLater')}
      </Button>
      <FieldError message={error ? messageOf(error, t('unknownError')) : undefined} />
    </>
  );
}

import type { CartItem } from '@contract/cart';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { messageOf } from '@/api/apiError';
import { useRemoveItemMutation } from '@/api/cart/cartApi';
import { Button } from '@/ui/Button';
import { FieldError } from '@/ui/Field';
import { type SavedDispatch, saveForLater, takeBack } from './saved';

export interface SaveForLaterProps {
  item: CartItem;
  /** Line items of its add-ons. */
  addons: readonly CartItem[];
  /** Called with the product id once the line item has left the cart. */
  onSaved: (productId: string) => void;
}

/** Moves a line item with its add-ons from the cart to the list (docs/spec/11 §8). */
export function SaveForLater({ item, addons, onSaved }: SaveForLaterProps) {
  const { t } = useTranslation('cart');
  const dispatch = useDispatch<SavedDispatch>();
  const [saveError, setSaveError] = useState<unknown>(null);
  const [isSaving, setSaving] = useState(false);
  // The line item disappears at the click and reappears after a failure; a fixed key preserves the error until then.
  const [removeItem, { error }] = useRemoveItemMutation({ fixedCacheKey: `save ${item.item_id}` });
  const failed = error ?? saveError;
  const save = async () => {
    setSaving(true);
    await move();
    setSaving(false);
  };
  const move = async () => {
    const { product_id, sku, qty, options } = item;
    const saved = { product_id, sku, qty, options, addonIds: addons.map((addon) => addon.product_id) };
    // First added to the list, so that the line item is not lost if the page is left before the response.
    const failure = await dispatch(saveForLater(saved));
    setSaveError(failure);
    if (failure) return;
    const result = await removeItem(item.item_id);
    if (result.error) await dispatch(takeBack(saved));
    else onSaved(product_id);
  };
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        isBusy={isSaving}
        aria-label={t('saveForLaterLabel', { name: item.name })}
        onClick={save}
      >
        {t('saveForLater')}
      </Button>
      <FieldError isAnnounced message={failed ? messageOf(failed, t('unknownError')) : undefined} />
    </>
  );
}

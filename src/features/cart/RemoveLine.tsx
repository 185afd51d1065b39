import type { CartItem } from '@contract/cart';
import { useTranslation } from 'react-i18next';
import { isOffline, messageOf } from '@/api/apiError';
import { useRemoveAddonMutation, useRemoveItemMutation } from '@/api/cart/cartApi';
import { qtyWithoutParent } from '@/api/cart/optimistic';
import { Button } from '@/ui/Button';
import { FieldError } from '@/ui/Field';
import { IconButton } from '@/ui/IconButton';

interface Props {
  item: CartItem;
  /** Line items of the main products to which the add-on belongs. */
  parents: readonly CartItem[];
}

/** Shares the result of a removal, so that the line shows why it failed, wherever it was started. */
export const removalKeyOf = ({ item_id }: CartItem): string => `remove ${item_id}`;

/**
 * Removes a line item. An add-on is removed from one main product; if there are several, the shopper chooses which (removal rule
 * docs/spec/11 §4).
 */
export function RemoveLine({ item, parents }: Props) {
  const { t } = useTranslation('cart');
  // The line item disappears at the click and reappears after a failure; a fixed key preserves the error until then.
  const [removeItem, { error }] = useRemoveItemMutation({ fixedCacheKey: removalKeyOf(item) });
  const [removeAddon, { error: addonError }] = useRemoveAddonMutation({
    fixedCacheKey: `addon ${item.item_id}`,
  });
  const [parent] = parents;
  const detachAddon = ({ product_id }: CartItem) =>
    removeAddon({
      id: item.item_id,
      parentId: product_id,
      qty: qtyWithoutParent(item.qty, parents.length),
    });
  const addonFailure = isOffline(addonError) ? t('unknownError') : t('addonRemovalFailed');
  return (
    <>
      {parents.length > 1 ? (
        parents.map((one) => (
          <Button key={one.item_id} variant="quiet" size="sm" icon="trash" onClick={() => detachAddon(one)}>
            {t('removeAddon', { name: one.name })}
          </Button>
        ))
      ) : (
        <IconButton
          icon="trash"
          label={t('remove', { name: item.name })}
          onClick={() => (parent ? detachAddon(parent) : removeItem(item.item_id))}
        />
      )}
      <FieldError isAnnounced message={error ? messageOf(error, t('unknownError')) : undefined} />
      <FieldError isAnnounced message={addonError ? messageOf(addonError, addonFailure) : undefined} />
    </>
  );
}

import { messageOf } from '@/api/apiError';
import { useRemoveAddonMutation, useRemoveItemMutation } from '@/api/cart/cartApi';
import type { CartItem } from '@/api/contract/cart';
import { useTranslation } from '@/config/useTranslation';
import { Button } from '@/ui/Button';
import { FieldError } from '@/ui/FieldError';
import { IconButton } from '@/ui/IconButton';

interface Props {
  item: CartItem;
  /** Main products it is an add-on of. */
  parents: readonly CartItem[];
}

/** Takes a line away. An add-on comes off one main product by the removal rule; with several, the shopper says which. */
export function RemoveLine({ item, parents }: Props) {
  const { t } = useTranslation('cart');
  const [removeItem, { error }] = useRemoveItemMutation();
  const [removeAddon, { error: addonError }] = useRemoveAddonMutation();
  const failed = error ?? addonError;
  const [parent] = parents;
  const takeOff = ({ product_id }: CartItem) => removeAddon({ id: item.item_id, parentId: product_id });
  return (
    <>
      {parents.length > 1 ? (
        parents.map((one) => (
          <Button key={one.item_id} variant="quiet" size="sm" icon="trash" onClick={() => takeOff(one)}>
            {t('takeOff', { name: one.name })}
          </Button>
        ))
      ) : (
        <IconButton
          icon="trash"
          label={t('remove', { name: item.name })}
          onClick={() => (parent ? takeOff(parent) : removeItem(item.item_id))}
        />
      )}
      <FieldError message={failed ? messageOf(failed, t('unknownError')) : undefined} />
    </>
  );
}

import type { Cart } from '@contract/cart';
import { withKeys } from '@/lib/withKeys';
import { CartLine } from './CartLine';
import { LineOffers } from './LineOffers';
import { groupLines, lineKey } from './lineGroups';
import { SaveForLater, type SaveForLaterProps } from './saved/SaveForLater';

interface Props extends Pick<SaveForLaterProps, 'onSaved'> {
  cart: Cart;
  className?: string;
}

/** The line items of the cart page; add-ons follow their main product. */
export const CartLines = ({ cart, className, onSaved }: Props) => {
  const groups = groupLines(cart);
  return (
    <ul className={className}>
      {withKeys(groups, lineKey).map(([key, { item, parents }]) => {
        const isMain = parents.length === 0;
        const addons = groups.filter((group) => group.parents.includes(item)).map((group) => group.item);
        return (
          <CartLine
            key={key}
            item={item}
            parents={parents}
            actions={isMain && <SaveForLater item={item} addons={addons} onSaved={onSaved} />}
          >
            {isMain && <LineOffers cart={cart} item={item} />}
          </CartLine>
        );
      })}
    </ul>
  );
};

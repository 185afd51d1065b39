import type { Cart } from '@contract/cart';
import { CartLine } from './CartLine';
import { groupLines } from './lineGroups';

interface Props {
  cart: Cart;
  isCompact?: boolean;
  className?: string;
}

/** The line items of the cart; add-ons follow their main product. */
export const CartLines = ({ cart, isCompact, className }: Props) => (
  <ul className={className}>
    {groupLines(cart).map(({ item, parents }) => (
      <CartLine key={item.item_id} item={item} parents={parents} isCompact={isCompact} />
    ))}
  </ul>
);

import type { Cart } from '@/api/contract/cart';
import { groupLines } from './addons';
import { CartLine } from './CartLine';

interface Props {
  cart: Cart;
  isCompact?: boolean;
  className?: string;
}

/** Every line of the cart, add-ons below what they go with. */
export const CartLines = ({ cart, isCompact, className }: Props) => (
  <ul className={className}>
    {groupLines(cart).map(({ item, parents }) => (
      <CartLine key={item.item_id} item={item} parents={parents} isCompact={isCompact} />
    ))}
  </ul>
);

import type { CartItem } from '@contract/cart';
import type { Order } from '@contract/order';
import type { ProductPage } from '@contract/product';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { cartApi } from '@/api/cart/cartApi';
import { isNotFoundError } from '@/features/product/data/notFoundSlice';
import { productApi } from '@/features/product/data/productApi';
import { lineVariantOf } from '@/features/product/variants/lineVariant';

interface BoughtAgain {
  /** Number of units added to the cart. */
  added: number;
  /** Names of the products that the shop no longer sells. */
  gone: string[];
}

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** The current product of a line item; null if the shop no longer sells it. @throws the error of a failed request */
async function readProduct(dispatch: Dispatch, id: string): Promise<ProductPage | null> {
  const request = productApi.endpoints.getProduct.initiate(id, { subscribe: false, forceRefetch: true });
  const { data, error } = await dispatch(request);
  if (isNotFoundError(error)) return null;
  if (!data) throw error;
  return data;
}

/**
 * Adds the products of an order that are still sold to the cart, in the ordered variants. An add-on whose main product is no longer sold is
 * added on its own. @throws the error of a failed request
 */
export async function addOrderAgain(dispatch: Dispatch, { items }: Order): Promise<BoughtAgain> {
  const today = async (item: CartItem) => {
    const product = await readProduct(dispatch, item.product_id);
    const variant = product && lineVariantOf(product, item);
    return { item, variant: variant?.canAdd ? variant : null };
  };
  const lines = await Promise.all(items.map(today));
  const sold = lines.flatMap(({ item, variant }) => (variant ? [{ item, variant }] : []));
  const soldIds = new Set(sold.map(({ item }) => item.product_id));
  const gone = lines.filter(({ variant }) => !variant).map(({ item }) => item.name);
  if (sold.length > 0) {
    const body = sold.map(({ item, variant }) => ({
      product_id: item.product_id,
      qty: item.qty,
      super_attribute: variant.superAttribute,
      ...(soldIds.has(item.crosssell_parent_id ?? '')
        ? { crosssell_parent_id: item.crosssell_parent_id ?? '' }
        : {}),
    }));
    await dispatch(cartApi.endpoints.addItems.initiate({ items: body })).unwrap();
  }
  return { added: sold.reduce((sum, { item }) => sum + item.qty, 0), gone };
}

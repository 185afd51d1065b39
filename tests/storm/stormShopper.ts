import type { Cart } from '@contract/cart';
import { listOrders, type Order } from '@contract/order';
import { messagesOf } from '@/api/apiError';
import { cartApi } from '@/api/cart/cartApi';
import { choosePaymentUncached, placeOrderUncached } from '@/api/cart/placeOrder';
import { browserTransport } from '@/api/http';
import { type AppThunkDispatch, uncachedRequest } from '@/api/uncachedRequest';
import { makeStore } from '@/app/store';

const MAX_ATTEMPTS = 40;
const ADDRESS = {
  firstname: 'Ada',
  lastname: 'Lind',
  street: ['12 Elm Street'],
  city: 'Minneapolis',
  region: 'MN',
  postcode: '55401',
  country_id: 'US',
  telephone: '(612) 555-0142',
  email: 'ada@example.com',
};

export interface Purchase {
  order: Order;
  /** The last cart before the order. */
  agreed: Cart;
}

/** A shopper with the storefront's own store and API, who repeats every action until the cart contains its result. */
export class StormShopper {
  private readonly store;
  private readonly dispatchUncached: AppThunkDispatch;

  constructor(base: string) {
    this.store = makeStore({ send: browserTransport('en-US', { baseURL: base }) });
    this.dispatchUncached = this.store.dispatch as AppThunkDispatch;
  }

  async buy(products: Readonly<Record<string, number>>): Promise<Purchase> {
    const quantities = { ...products };
    for (const [product_id, qty] of Object.entries(quantities)) await this.setQuantity(product_id, qty);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const agreed = await this.completeCheckout();
      const order = await this.place(agreed);
      if (order) return { order, agreed };
      // Another shopper bought the last one, so the product is removed from the cart.
      const unavailable = (await this.fetchCart()).items.find(
        ({ qty, max_qty }) => max_qty !== null && qty > max_qty,
      );
      if (unavailable) await this.setQuantity(unavailable.product_id, 0);
    }
    throw new Error('Every attempt to order was rejected.');
  }

  /** The orders of this shopper's session. */
  orders = () =>
    this.retry(async () => {
      const { data } = await this.dispatchUncached(uncachedRequest(listOrders, {}));
      return data ?? null;
    });

  private async retry<T>(action: () => Promise<T | null>): Promise<T> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const result = await action();
      if (result !== null) return result;
    }
    throw new Error('Every attempt failed.');
  }

  private fetchCart(): Promise<Cart> {
    const options = { forceRefetch: true, subscribe: false };
    return this.retry(
      async () =>
        (await this.store.dispatch(cartApi.endpoints.getCart.initiate(undefined, options))).data ?? null,
    );
  }

  /** Repeats an action until the cart fulfils a condition, whatever the responses were. */
  private repeatUntil(
    isDone: (cart: Cart) => boolean,
    action: (cart: Cart) => Promise<unknown>,
  ): Promise<Cart> {
    return this.retry(async () => {
      const cart = await this.fetchCart();
      if (isDone(cart)) return cart;
      await action(cart);
      return null;
    });
  }

  private setQuantity(product_id: string, qty: number): Promise<Cart> {
    const { dispatch } = this.store;
    const lineOf = ({ items }: Cart) => items.find((item) => item.product_id === product_id);
    const { addItems, changeQty } = cartApi.endpoints;
    return this.repeatUntil(
      (cart) => (lineOf(cart)?.qty ?? 0) === qty,
      async (cart) => {
        const line = lineOf(cart);
        if (line) await dispatch(changeQty.initiate({ id: line.item_id, qty }));
        else await dispatch(addItems.initiate({ product_id, qty }));
      },
    );
  }

  /** Sets addresses, shipping method and payment method. */
  private async completeCheckout(): Promise<Cart> {
    const { dispatch } = this.store;
    const { saveBillingAddress, saveShippingAddress, chooseShipping } = cartApi.endpoints;
    await this.repeatUntil(
      ({ billing_address, info }) => billing_address.firstname !== '' && info.email !== '',
      () => dispatch(saveBillingAddress.initiate(ADDRESS)),
    );
    await this.repeatUntil(
      ({ shipping_address }) => shipping_address.same_as_billing,
      () => dispatch(saveShippingAddress.initiate({ same_as_billing: true })),
    );
    await this.repeatUntil(
      ({ info }) => info.shipping_method !== '',
      () => dispatch(chooseShipping.initiate({ method: 'standard_delivery' })),
    );
    return this.repeatUntil(
      ({ info }) => info.payment_method !== '',
      () => this.dispatchUncached(choosePaymentUncached({ method: 'checkmo' })),
    );
  }

  /** Places the order, with one idempotency key for all attempts. Resolves to null when the backend rejects the order. */
  private place(agreed: Cart): Promise<Order | null> {
    const idempotencyKey = crypto.randomUUID();
    const placeOrderRequest = placeOrderUncached({ method: agreed.info.payment_method, idempotencyKey });
    return this.retry<{ order: Order | null }>(async () => {
      const { data, error } = await this.dispatchUncached(placeOrderRequest);
      if (data) return { order: data.order };
      if (error.status === 409 || error.status === 422) return { order: null };
      if (typeof error.status === 'number' && (error.status === 0 || error.status >= 500)) return null;
      throw new Error(messagesOf(error, String(error.status)).join(' '));
    }).then(({ order }) => order);
  }
}

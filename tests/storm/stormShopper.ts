import type { Cart } from '@contract/cart';
import { listOrders, type Order } from '@contract/order';
import { messagesOf } from '@/api/apiError';
import { axiosTransport } from '@/api/axiosTransport';
import { cartApi } from '@/api/cart/cartApi';
import { choosePaymentUncached, placeOrderUncached } from '@/api/cart/placeOrder';
import { type AppThunkDispatch, uncachedRequest } from '@/api/uncachedRequest';
import { makeStore } from '@/app/store';

const MOST_TRIES = 40;
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

export interface Bought {
  order: Order;
  /** The cart as it was last seen before the order. */
  agreed: Cart;
}

/** One shopper with the product's own store and calls, who looks at what is there and presses again where it is not. */
export class StormShopper {
  private readonly store;
  private readonly privately: AppThunkDispatch;

  constructor(base: string) {
    this.store = makeStore({ send: axiosTransport('en-US', base) });
    this.privately = this.store.dispatch as AppThunkDispatch;
  }

  async buys(goods: Readonly<Record<string, number>>): Promise<Bought> {
    const wanted = { ...goods };
    for (const [product_id, qty] of Object.entries(wanted)) await this.hold(product_id, qty);
    for (let round = 0; round < MOST_TRIES; round += 1) {
      const agreed = await this.ready();
      const order = await this.place(agreed);
      if (order) return { order, agreed };
      // Somebody was faster: without the piece that is gone.
      const gone = (await this.look()).items.find(({ qty, max_qty }) => max_qty !== null && qty > max_qty);
      if (gone) await this.hold(gone.product_id, 0);
    }
    throw new Error('No order after all these tries.');
  }

  /** Orders as the shop has them. */
  orders = () =>
    this.insist(async () => {
      const { data } = await this.privately(uncachedRequest(listOrders, {}));
      return data ?? null;
    });

  private async insist<T>(act: () => Promise<T | null>): Promise<T> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const result = await act();
      if (result !== null) return result;
    }
    throw new Error('The network never let it through.');
  }

  private look(): Promise<Cart> {
    const options = { forceRefetch: true, subscribe: false };
    return this.insist(
      async () =>
        (await this.store.dispatch(cartApi.endpoints.getCart.initiate(undefined, options))).data ?? null,
    );
  }

  /** Does something until the cart shows it, whatever the answers said. */
  private until(isDone: (cart: Cart) => boolean, act: (cart: Cart) => Promise<unknown>): Promise<Cart> {
    return this.insist(async () => {
      const cart = await this.look();
      if (isDone(cart)) return cart;
      await act(cart);
      return null;
    });
  }

  private hold(product_id: string, qty: number): Promise<Cart> {
    const { dispatch } = this.store;
    const lineOf = ({ items }: Cart) => items.find((item) => item.product_id === product_id);
    const { addItems, changeQty } = cartApi.endpoints;
    return this.until(
      (cart) => (lineOf(cart)?.qty ?? 0) === qty,
      async (cart) => {
        const line = lineOf(cart);
        if (line) await dispatch(changeQty.initiate({ id: line.item_id, qty }));
        else await dispatch(addItems.initiate({ product_id, qty }));
      },
    );
  }

  /** Who, where, how delivered and how paid. */
  private async ready(): Promise<Cart> {
    const { dispatch } = this.store;
    const { saveBillingAddress, saveShippingAddress, chooseShipping } = cartApi.endpoints;
    await this.until(
      ({ billing_address, info }) => billing_address.firstname !== '' && info.email !== '',
      () => dispatch(saveBillingAddress.initiate(ADDRESS)),
    );
    await this.until(
      ({ shipping_address }) => shipping_address.same_as_billing,
      () => dispatch(saveShippingAddress.initiate({ same_as_billing: true })),
    );
    await this.until(
      ({ info }) => info.shipping_method !== '',
      () => dispatch(chooseShipping.initiate({ method: 'standard_delivery' })),
    );
    return this.until(
      ({ info }) => info.payment_method !== '',
      () => this.privately(choosePaymentUncached({ method: 'checkmo' })),
    );
  }

  /** One wish, one key, however often it takes. null: the shop has refused it. */
  private place(agreed: Cart): Promise<Order | null> {
    const idempotencyKey = crypto.randomUUID();
    const wish = placeOrderUncached({ method: agreed.info.payment_method, idempotencyKey });
    return this.insist<{ order: Order | null }>(async () => {
      const { data, error } = await this.privately(wish);
      if (data) return { order: data.order };
      if (error.status === 409 || error.status === 422) return { order: null };
      if (typeof error.status === 'number' && (error.status === 0 || error.status >= 500)) return null;
      throw new Error(messagesOf(error, String(error.status)).join(' '));
    }).then(({ order }) => order);
  }
}

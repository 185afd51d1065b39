import { deleteAddress, listAddresses, postAddress, putAddress } from '../../../src/api/contract/customer.ts';
import { ownAccount } from '../customers/accounts.ts';
import { addAddress, changeAddress, readAddresses, removeAddress } from '../customers/addressBook.ts';
import type { RouteBinding } from '../route.ts';
import { shopperRoute } from '../session/shopperRoute.ts';
import { asShopper, customerOf } from '../session/visitor.ts';
import type { StoreContext } from '../storeContext.ts';

export const addressRoutes = (store: StoreContext): RouteBinding[] => [
  shopperRoute(store, listAddresses, (visitor, { params }) => {
    const customerId = customerOf(visitor);
    return readAddresses(visitor, ownAccount(asShopper(visitor), customerId, params.id));
  }),
  shopperRoute(store, postAddress, (visitor, { params, body }) => {
    const [customerId, shopper] = [customerOf(visitor), asShopper(visitor)];
    return addAddress(shopper, ownAccount(shopper, customerId, params.id), body);
  }),
  shopperRoute(store, putAddress, (visitor, { params, body }) =>
    changeAddress(asShopper(visitor), customerOf(visitor), params.id, body),
  ),
  shopperRoute(store, deleteAddress, async (visitor, { params }) => {
    await removeAddress(asShopper(visitor), customerOf(visitor), params.id);
    return { success: true };
  }),
];

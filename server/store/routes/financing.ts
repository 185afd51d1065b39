import * as z from 'zod/mini';
import {
  getTdApplyInfo,
  initiateFairstone,
  listFairstonePlans,
  postFairstonePlan,
  postTdOpenToBuy,
} from '../../../src/api/contract/financingEndpoints.ts';
import { changeCart } from '../cart/changeCart.ts';
import { askMethod } from '../checkout/askMethod.ts';
import { agreePayment, choosePayment } from '../checkout/choosePayment.ts';
import { shopUrlOf } from '../checkout/payableOf.ts';
import type { RouteBinding } from '../route.ts';
import { shopperRoute } from '../session/shopperRoute.ts';
import type { StoreContext } from '../storeContext.ts';

const review = '/checkout/review';

/** The calls of Fairstone and TD Bank beside those that every method has (commerce specification §7). */
export const financingRoutes = (store: StoreContext): RouteBinding[] => [
  shopperRoute(store, listFairstonePlans, async (visitor, { request }) => {
    const question = { provider: 'fairstone', returnPath: review, body: {}, request };
    const plans = await askMethod(visitor, question, ({ calls }) => calls?.financeplans);
    return z.parse(listFairstonePlans.response, plans);
  }),
  shopperRoute(store, postFairstonePlan, async (visitor, { body, request }) => {
    const choice = { method: 'fairstone', data: body };
    const agreed = await agreePayment(visitor, choice, shopUrlOf(visitor, request));
    return changeCart(visitor, (shopper, stored) => choosePayment(shopper, stored, choice, agreed));
  }),
  shopperRoute(store, initiateFairstone, async (visitor, { body, request }) => {
    const question = { provider: 'fairstone', returnPath: body.return_path, body: {}, request };
    const begun = await askMethod(visitor, question, ({ calls }) => calls?.initiatecheckout);
    return z.parse(initiateFairstone.response, begun);
  }),
  shopperRoute(store, getTdApplyInfo, async (visitor, { request }) => {
    const question = { provider: 'tdbank', returnPath: review, body: {}, request };
    const info = await askMethod(visitor, question, ({ calls }) => calls?.applyinfo);
    return z.parse(getTdApplyInfo.response, info);
  }),
  shopperRoute(store, postTdOpenToBuy, async (visitor, { body, request }) => {
    const question = { provider: 'tdbank', returnPath: review, body: body.data, request };
    const open = await askMethod(visitor, question, ({ calls }) => calls?.opentobuy);
    return z.parse(postTdOpenToBuy.response, open);
  }),
];

import type { FastifyRequest } from 'fastify';
import { notFound } from '../apiError.ts';
import { workOut } from '../cart/cartState.ts';
import { readCart } from '../cart/cartStore.ts';
import { newSecret } from '../session/secret.ts';
import { asShopper, type Visitor } from '../session/visitor.ts';
import { payableOf, shopUrlOf } from './payableOf.ts';
import type { InfoRequest, Payable, PaymentMethod } from './paymentMethod.ts';
import { sayFaults } from './sayFaults.ts';

interface Question {
  /** A method's code, or the name its provider's calls go by. */
  provider: string;
  /** Path of this shop that the provider's page comes back to. */
  returnPath: string;
  body: Record<string, unknown>;
  request: FastifyRequest;
}

type Answer = ((order: Payable, request: InfoRequest) => Promise<unknown>) | undefined;

/** Puts a question to an offered method about the cart as it is. @throws ApiError 404 when none of that name answers it */
export async function askMethod(
  visitor: Visitor,
  { provider, returnPath, body, request }: Question,
  answerOf: (method: PaymentMethod) => Answer,
): Promise<unknown> {
  const shopper = asShopper(visitor);
  const state = await workOut(shopper, await readCart(shopper));
  const method = state.payments.find(
    ({ code, method: { infoName = code } }) => infoName === provider || code === provider,
  )?.method;
  const answer = method && answerOf(method);
  if (!answer) throw notFound(request.url);
  const shopUrl = shopUrlOf(visitor, request);
  const order = payableOf(shopper, state, { shopUrl, key: newSecret() });
  return sayFaults(shopper, method, answer(order, { body, returnUrl: shopUrl + returnPath }));
}

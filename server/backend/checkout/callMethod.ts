import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { pagePaths } from '../../../contract/paths.ts';
import { codedError, notFound } from '../apiError.ts';
import { computeCart } from '../cart/cartState.ts';
import { readCart } from '../cart/storedCart.ts';
import { rejection, type SessionContext } from '../session/requestContext.ts';
import { issueApproval } from './attempts/issueApproval.ts';
import { ProviderTimeoutError } from './gateways/callProvider.ts';
import { originUrlOf, payableOf, unpaidAttemptNames } from './payableOf.ts';
import { type InfoRequest, type Payable, type PaymentMethod, PaymentRefusedError } from './paymentMethod.ts';

interface MethodCall {
  /** A method's code, or the provider name in the path of its requests. */
  provider: string;
  handlerOf: (
    method: PaymentMethod,
  ) => ((order: Payable, request: InfoRequest) => Promise<unknown>) | undefined;
  /** Path of the storefront that the provider's page redirects to. */
  returnPath?: string;
  body?: Record<string, unknown>;
}

/**
 * Calls a handler of an offered method for the current cart, and parses its response.
 * @throws ApiError 404 when no offered method of that name has the handler
 */
export async function callMethod<S extends z.ZodMiniType>(
  context: SessionContext,
  request: FastifyRequest,
  schema: S,
  { provider, handlerOf, returnPath = pagePaths.review, body = {} }: MethodCall,
): Promise<z.output<S>> {
  const state = await computeCart(context, await readCart(context));
  const offered = state.payments.find(
    ({ code, method: { infoName = code } }) => infoName === provider || code === provider,
  );
  const handler = offered && handlerOf(offered.method);
  if (!handler) throw notFound(request.url);
  const { method, code } = offered;
  const originUrl = originUrlOf(context, request);
  const requestInfo = (order: Payable) => handler(order, { body, returnUrl: originUrl + returnPath });
  const isIssuing = method.issued !== undefined && handler === method.checkoutInfo;
  const response = isIssuing
    ? issueApproval(context, { code, method, state, originUrl, requestInfo })
    : requestInfo(payableOf(context, state, unpaidAttemptNames(context, originUrl)));
  return z.parse(schema, await mapProviderErrors(context, method, response));
}

/** Awaits a provider call and maps its failure to an API error. @throws ApiError 502 timeout, 422 refused */
export async function mapProviderErrors<T>(
  context: SessionContext,
  { timeoutMessage = 'paymentTimeout' }: Pick<PaymentMethod, 'timeoutMessage'>,
  call: Promise<T>,
): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ProviderTimeoutError) throw rejection(context, 502, timeoutMessage);
    if (error instanceof PaymentRefusedError) throw codedError(422, 'refused', error.message);
    throw error;
  }
}

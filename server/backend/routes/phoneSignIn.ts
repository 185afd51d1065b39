import * as contract from '../../../contract/phoneSignIn.ts';
import type { BackendContext } from '../backendContext.ts';
import { originUrlOf } from '../checkout/payableOf.ts';
import {
  answerPhoneSignIn,
  finishPhoneSignIn,
  kioskOfCode,
  phoneSignInStatus,
  startPhoneSignIn,
} from '../customers/phoneSignIn.ts';
import { presentNewSession } from '../customers/presentSession.ts';
import type { RouteBinding } from '../route.ts';
import { readRoute, sessionRoute } from '../session/sessionRoute.ts';

/** A sign-in at a kiosk, confirmed on the shopper's phone (docs/spec/14 §9). */
export const phoneSignInRoutes = (backend: BackendContext): RouteBinding[] => [
  sessionRoute(backend, contract.startPhoneSignIn, async (context, { body, request }) => {
    const started = await startPhoneSignIn(context, body.ticket);
    return { origin: originUrlOf(context, request), ...started };
  }),
  readRoute(backend, contract.getPhoneSignIn, async (context) => ({
    status: await phoneSignInStatus(context),
  })),
  sessionRoute(backend, contract.finishPhoneSignIn, async (context, call) =>
    // A kiosk is a shared device, so it gets no device cookie.
    presentNewSession(context, call, await finishPhoneSignIn(context)),
  ),
  sessionRoute(backend, contract.readPhoneSignIn, (context, { params }) => kioskOfCode(context, params.code)),
  sessionRoute(backend, contract.answerPhoneSignIn, (context, { params, body }) =>
    answerPhoneSignIn(context, params.code, body.is_approved),
  ),
];

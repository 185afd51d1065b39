import * as z from 'zod/mini';
import { session } from './customer';
import { endpoint } from './endpoint';
import { confirmation } from './errors';
import { id, oneOf, text } from './fields';

// A sign-in at a kiosk that the shopper confirms on their own phone (docs/spec/14 §9).

/** POST /kiosk-service/phone-sign-ins: proves to the backend that the request comes from a kiosk of the dealer. */
export const phoneSignInTicket = z.object({ ticket: id });

const secret = z.string().check(z.maxLength(100));

export const startPhoneSignIn = endpoint({
  method: 'POST',
  path: '/customers/self/phone-sign-in',
  isExtension: true,
  limits: ['phoneSignIn'],
  summary:
    'Creates the code with which a phone signs this session of a kiosk in: valid once, for three minutes',
  body: z.object({ ticket: secret }),
  response: z.object({
    /** Public origin of the tenant: https://shop.example */
    origin: id,
    /** Path without the language prefix. The code is in the fragment, so that no server logs it. */
    path: id,
    /** Two digits that the phone shows too. */
    number: id,
    expires_at: text(),
  }),
});
export const getPhoneSignIn = endpoint({
  method: 'GET',
  path: '/customers/self/phone-sign-in',
  isExtension: true,
  summary: 'Whether the code of this session was confirmed on a phone',
  response: z.object({ status: oneOf(['waiting', 'approved', 'declined', 'expired'], 'expired') }),
});
export const finishPhoneSignIn = endpoint({
  method: 'POST',
  path: '/customers/self/phone-sign-in/session',
  isExtension: true,
  limits: ['phoneSignIn'],
  summary: 'Signs this session in, once its code was confirmed on a phone',
  response: session,
});

const codeParams = z.object({ code: secret });
export const readPhoneSignIn = endpoint({
  method: 'GET',
  path: '/customers/self/phone-sign-in/{code}',
  isExtension: true,
  limits: ['phoneSignIn'],
  summary: 'The kiosk that shows a code',
  params: codeParams,
  response: z.object({ kiosk: text(), number: text(), expires_at: text() }),
});
export const answerPhoneSignIn = endpoint({
  method: 'PUT',
  path: '/customers/self/phone-sign-in/{code}',
  isExtension: true,
  limits: ['phoneSignIn'],
  summary: 'The signed-in customer confirms or declines the sign-in at the kiosk that shows the code',
  params: codeParams,
  body: z.object({ is_approved: z.boolean() }),
  response: confirmation,
});

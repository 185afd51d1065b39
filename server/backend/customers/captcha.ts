import * as z from 'zod/mini';
import { KIOSK_FORM_SIGNATURE } from '../../../contract/kiosk.ts';
import { isFormOfKiosk } from '../session/kioskSignature.ts';
import { type RequestContext, rejection } from '../session/requestContext.ts';
import { configOf } from '../tenant/tenant.ts';

const TIMEOUT_MS = 5000;
const verification = z.object({ success: z.boolean() });

/** Verifies a captcha token. */
export type CaptchaVerifier = (token: string) => Promise<boolean>;

interface Verifying {
  isHuman: CaptchaVerifier;
}

/** Accepts any token, for a tenant without a provider secret. */
export const acceptAnyToken: CaptchaVerifier = async (token) => token !== '';

/**
 * Verifies tokens with the provider, which accepts each token once. If the provider fails or times out, no token is accepted, and onError
 * is called with the reason: shoppers are turned away until it responds again.
 */
export function captchaVerifier(
  verifyUrl: string,
  secret: string,
  onError: (error: unknown) => void,
): CaptchaVerifier {
  return async (token) => {
    try {
      const response = await fetch(verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return z.parse(verification, await response.json()).success;
    } catch (error) {
      onError(error);
      return false;
    }
  };
}

/** Returns true when the tenant's captcha is enabled for the form (docs/spec/14 §3). */
function isGuarded(context: RequestContext, form: string): boolean {
  const config = configOf(context.tenant, context.language);
  return config.recaptcha_enabled && config.recaptcha_forms.includes(form);
}

/** Returns the token if the provider confirms it, or else an empty string. A token for a form without a captcha is returned unverified. */
export async function verifiedToken(
  { isHuman }: Verifying,
  context: RequestContext,
  form: string,
  token = '',
): Promise<string> {
  if (token === '' || !isGuarded(context, form)) return token;
  return (await isHuman(token)) ? token : '';
}

interface FormCall {
  body: { 'g-recaptcha-response'?: string | undefined };
  request: { headers: Record<string, unknown> };
}

/**
 * Requires a valid token for a form with a captcha, unless a kiosk has signed it: a kiosk loads no script of another host, and a person
 * stands at it. @throws ApiError 422 recaptcha
 */
export async function checkCaptcha(
  backend: Verifying,
  context: RequestContext,
  form: string,
  { body, request }: FormCall,
): Promise<void> {
  if (!isGuarded(context, form) || (await isFormOfKiosk(context, request.headers[KIOSK_FORM_SIGNATURE])))
    return;
  const token = await verifiedToken(backend, context, form, body['g-recaptcha-response']);
  if (token === '') throw rejection(context, 422, 'recaptcha');
}

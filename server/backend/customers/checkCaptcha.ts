import type { BackendContext } from '../backendContext.ts';
import { type RequestContext, rejection } from '../session/requestContext.ts';
import { configOf } from '../tenant/tenant.ts';

/** Returns true when the tenant's captcha is enabled for the form (docs/spec/14 §3). */
function isGuarded(context: RequestContext, form: string): boolean {
  const config = configOf(context.tenant, context.language);
  return config.recaptcha_enabled && config.recaptcha_forms.includes(form);
}

/**
 * Returns the token when the provider confirms it, else an empty string. A token for a form without a captcha is
 * returned unverified.
 */
export async function verifiedToken(
  { isHuman }: BackendContext,
  context: RequestContext,
  form: string,
  token = '',
): Promise<string> {
  if (token === '' || !isGuarded(context, form)) return token;
  return (await isHuman(token)) ? token : '';
}

/** Requires a valid token for a form with a captcha. @throws ApiError 422 recaptcha */
export async function checkCaptcha(
  backend: BackendContext,
  context: RequestContext,
  form: string,
  token: string | undefined,
): Promise<void> {
  if (!isGuarded(context, form)) return;
  if ((await verifiedToken(backend, context, form, token)) === '') throw rejection(context, 422, 'recaptcha');
}

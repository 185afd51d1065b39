import { refuse, type Visitor } from '../session/visitor.ts';
import type { StoreContext } from '../storeContext.ts';
import { configOf } from '../tenant/tenant.ts';

/** True where a store's captcha is on and guards the form (commerce specification §5). */
function isGuarded(visitor: Visitor, form: string): boolean {
  const config = configOf(visitor.tenant, visitor.language);
  return config.recaptcha_enabled && config.recaptcha_forms.includes(form);
}

/** The token as the provider confirms it, else nothing; one that nobody asks for is not looked at. */
export async function provenToken(
  { isHuman }: StoreContext,
  visitor: Visitor,
  form: string,
  token = '',
): Promise<string> {
  if (token === '' || !isGuarded(visitor, form)) return token;
  return (await isHuman(token)) ? token : '';
}

/** Asks for a token only where the captcha guards the form. @throws ApiError 422 recaptcha */
export async function checkCaptcha(
  store: StoreContext,
  visitor: Visitor,
  form: string,
  token: string | undefined,
): Promise<void> {
  if (!isGuarded(visitor, form)) return;
  if ((await provenToken(store, visitor, form, token)) === '') throw refuse(visitor, 422, 'recaptcha');
}

import { refuse, type Visitor } from '../session/visitor.ts';
import { configOf } from '../tenant/tenant.ts';

/** Asks for a token only where the captcha is on and guards the form (commerce specification §5). @throws ApiError 422 */
export function checkCaptcha(visitor: Visitor, form: string, token: string | undefined): void {
  const config = configOf(visitor.tenant, visitor.language);
  if (!config.recaptcha_enabled || !config.recaptcha_forms.includes(form)) return;
  if (!token) throw refuse(visitor, 422, 'recaptcha');
}

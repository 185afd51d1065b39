import { scoreOf } from '../../../contract/passwordStrength.ts';
import { type RequestContext, rejection } from '../session/requestContext.ts';
import { configOf } from '../tenant/tenant.ts';

const LONGEST = 200;

/**
 * Checks a new password against the tenant's minimum length and strength (docs/spec/14 §3: 8 and 2).
 * @throws ApiError 422 passwordShort, passwordWeak or tooLong
 */
export function checkNewPassword(
  context: RequestContext,
  password: string,
  ownWords: readonly string[],
): void {
  const config = configOf(context.tenant, context.language);
  const { min_password_length: minimum, min_zxcvbn_score: score } = config;
  if ([...password].length < minimum) throw rejection(context, 422, 'passwordShort', { count: minimum });
  if (password.length > LONGEST) throw rejection(context, 422, 'tooLong', { count: LONGEST });
  if (scoreOf(password, ownWords) < score) throw rejection(context, 422, 'passwordWeak');
}

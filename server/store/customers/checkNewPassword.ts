import { scoreOf } from '../../../src/api/contract/passwordStrength.ts';
import { refuse, type Visitor } from '../session/visitor.ts';
import { configOf } from '../tenant/tenant.ts';

const LONGEST = 200;

/**
 * Holds a new password to the store's least length and strength (commerce specification §5: 8 and 2).
 * @throws ApiError 422 passwordShort, passwordWeak or tooLong
 */
export function checkNewPassword(visitor: Visitor, password: string, ownWords: readonly string[]): void {
  const config = configOf(visitor.tenant, visitor.language);
  const { min_password_length: least, min_zxcvbn_score: score } = config;
  if ([...password].length < least) throw refuse(visitor, 422, 'passwordShort', { count: least });
  if (password.length > LONGEST) throw refuse(visitor, 422, 'tooLong', { count: LONGEST });
  if (scoreOf(password, ownWords) < score) throw refuse(visitor, 422, 'passwordWeak');
}

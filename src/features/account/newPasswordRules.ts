import { useConfig } from '@/config/configSlice';
import { useTranslation } from '@/config/useTranslation';

/**
 * Validation rules of a new password: the tenant's minimum length and strength (docs/spec/14 §3: 8 and 2).
 */
export function useNewPasswordRules() {
  const { t } = useTranslation('account');
  const { min_password_length: minLength, min_zxcvbn_score: minScore } = useConfig();
  return (personalWords: readonly string[] = []) => ({
    required: t('required'),
    minLength: { value: minLength, message: t('passwordHint', { count: minLength }) },
    // When the strength library fails to load, only the server checks the password.
    validate: (password: string) =>
      passwordScore(password, personalWords).then(
        (actualScore) => actualScore >= minScore || t('passwordWeak'),
        () => true,
      ),
  });
}

/** Returns zxcvbn's score of a password, 0 to 4. The library loads on first use. */
export const passwordScore = async (password: string, personalWords: readonly string[]): Promise<number> =>
  (await import('@contract/passwordStrength')).scoreOf(password, personalWords);

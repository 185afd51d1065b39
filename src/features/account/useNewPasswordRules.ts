import { useConfig } from '@/config/configSlice';
import { useTranslation } from '@/config/useTranslation';
import { passwordScore } from './passwordScore';

/** What the store asks of a new password: its least length and strength (commerce specification §5: 8 and 2). */
export function useNewPasswordRules() {
  const { t } = useTranslation('account');
  const { min_password_length: least, min_zxcvbn_score: score } = useConfig();
  return (ownWords: readonly string[] = []) => ({
    required: t('required'),
    minLength: { value: least, message: t('passwordHint', { count: least }) },
    // Should the library not come, the server weighs it all the same.
    validate: (password: string) =>
      passwordScore(password, ownWords).then(
        (reached) => reached >= score || t('passwordWeak'),
        () => true,
      ),
  });
}

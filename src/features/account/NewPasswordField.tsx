import { type ComponentProps, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '@/config/configSlice';
import { TextField } from '@/ui/TextField';
import styles from './NewPasswordField.module.css';

/**
 * Validation rules of a new password: the tenant's minimum length and strength (docs/spec/14 §3: 8 and 2).
 */
export function useNewPasswordRules() {
  const { t } = useTranslation('account');
  const { min_password_length: minLength, min_zxcvbn_score: minScore } = useConfig();
  return (personalWords: readonly string[] = []) => ({
    required: t('required'),
    minLength: { value: minLength, message: t('passwordHint', { count: minLength }) },
    // If the strength library fails to load, only the server checks the password.
    validate: (password: string) =>
      passwordScore(password, personalWords).then(
        (actualScore) => actualScore >= minScore || t('passwordWeak'),
        () => true,
      ),
  });
}

/** Returns zxcvbn's score of a password, 0 to 4. The library loads on first use. */
const passwordScore = async (password: string, personalWords: readonly string[]): Promise<number> =>
  (await import('@contract/passwordStrength')).scoreOf(password, personalWords);

interface Props extends ComponentProps<typeof TextField> {
  /** Current value of the field. */
  value: string;
  /** Name and email address of the customer, which an attacker would guess first. */
  personalWords?: readonly string[];
}

const strengthKeys = ['strength0', 'strength1', 'strength2', 'strength3', 'strength4'] as const;

/** Password field with its minimum length and a live strength meter (docs/spec/14 §3). */
export function NewPasswordField({ value, personalWords = [], label, name, ...field }: Props) {
  const { t } = useTranslation('account');
  const { min_password_length, min_zxcvbn_score } = useConfig();
  const [score, setScore] = useState<number | null>(null);
  const joinedWords = personalWords.join(' ');

  useEffect(() => {
    let isCurrent = true;
    const updateScore = (next: number | null) => isCurrent && setScore(next);
    // If the strength library fails to load, only the server checks the password.
    if (value === '') updateScore(null);
    else passwordScore(value, [joinedWords]).then(updateScore, () => updateScore(null));
    return () => {
      isCurrent = false;
    };
  }, [value, joinedWords]);

  return (
    <div className={styles.field}>
      <TextField
        type="password"
        autoComplete="new-password"
        label={label}
        name={name}
        hint={t('passwordHint', { count: min_password_length })}
        {...field}
      />
      <p className={styles.strength} role="status" data-score={score ?? undefined}>
        {score !== null && (
          <>
            <span
              className={styles.bar}
              aria-hidden="true"
              data-accepted={score >= min_zxcvbn_score || undefined}
            >
              <span style={{ inlineSize: `${(score + 1) * 20}%` }} />
            </span>
            {t('strength', { strength: t(strengthKeys[score] ?? 'strength0') })}
          </>
        )}
      </p>
    </div>
  );
}

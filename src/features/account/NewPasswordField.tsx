import { type ComponentProps, useEffect, useState } from 'react';
import { useConfig } from '@/config/configSlice';
import { useTranslation } from '@/config/useTranslation';
import { TextField } from '@/ui/TextField';
import styles from './NewPasswordField.module.css';
import { passwordScore } from './passwordScore';

interface Props extends ComponentProps<typeof TextField> {
  /** What is written so far. */
  value: string;
  /** Name and e-mail: what a guesser would try first. */
  ownWords?: readonly string[];
}

const words = ['strength0', 'strength1', 'strength2', 'strength3', 'strength4'] as const;

/** A new password, how long it must be, and how hard it is to guess while it is written (commerce specification §5). */
export function NewPasswordField({ value, ownWords = [], label, name, ...field }: Props) {
  const { t } = useTranslation('account');
  const { min_password_length, min_zxcvbn_score } = useConfig();
  const [score, setScore] = useState<number | null>(null);
  const known = ownWords.join(' ');

  useEffect(() => {
    let isCurrent = true;
    const show = (next: number | null) => isCurrent && setScore(next);
    // Without the library the server alone weighs it.
    if (value === '') show(null);
    else passwordScore(value, [known]).then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [value, known]);

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
              data-enough={score >= min_zxcvbn_score || undefined}
            >
              <span style={{ inlineSize: `${(score + 1) * 20}%` }} />
            </span>
            {t('strength', { strength: t(words[score] ?? 'strength0') })}
          </>
        )}
      </p>
    </div>
  );
}

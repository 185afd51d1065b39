import { cleanEmail } from '@contract/emailAddress';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useEmailCartMutation } from '@/api/cart/cartApi';
import { EmailSent } from '@/config/EmailSent';
import { invalidFieldsOf } from '@/features/address/invalidFields';
import { Button } from '@/ui/Button';
import { Disclosure } from '@/ui/Disclosure';
import { Notice } from '@/ui/Notice';
import { TextField } from '@/ui/TextField';
import styles from './CouponForm.module.css';

/** Emails a link to the cart, to continue later. */
export function EmailCart() {
  const { t } = useTranslation('cart');
  const [email, setEmail] = useState('');
  const [emailCart, { isLoading, isSuccess, error }] = useEmailCartMutation();
  const [problem, setProblem] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [invalid] = invalidFieldsOf(event.currentTarget);
    setProblem(invalid ? t('emailInvalid') : '');
    if (invalid) invalid.control.focus();
    else void emailCart({ email: cleanEmail(email) });
  };
  return (
    <Disclosure title={t('emailCart')}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          type="email"
          required
          autoComplete="email"
          label={t('emailCartAddress')}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={problem || (error ? messageOf(error, t('emailFailed')) : undefined)}
        />
        <Button type="submit" variant="secondary" isBusy={isLoading}>
          {t('emailCartSend')}
        </Button>
      </form>
      {isSuccess && (
        <Notice tone="good">
          <EmailSent>{t('emailCartSent')}</EmailSent>
        </Notice>
      )}
    </Disclosure>
  );
}

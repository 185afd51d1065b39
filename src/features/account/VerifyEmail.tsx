import { pagePaths } from '@contract/paths';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { messageOf } from '@/api/apiError';
import { AccountForm } from './AccountForm';
import { useVerifyEmailMutation } from './securityApi';

/** Landing page of the link that confirms an email, for the signed-in customer. Confirmed by a click, because mail scanners open links. */
export function VerifyEmail() {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  const [verify, { isLoading, isSuccess, error }] = useVerifyEmailMutation();
  return (
    <AccountForm
      title={t('verifyPageTitle')}
      submitLabel={t('verifySubmit')}
      isBusy={isLoading}
      error={error ? messageOf(error, t('updateFailed')) : null}
      success={isSuccess ? t('verifyDone') : null}
      onSubmit={(event) => {
        event.preventDefault();
        void verify(query.get('token') ?? '');
      }}
      links={<Link to={pagePaths.account}>{t('toAccount')}</Link>}
    >
      {null}
    </AccountForm>
  );
}

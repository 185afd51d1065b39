import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { messageOf } from '@/api/apiError';
import { AccountForm } from './AccountForm';
import { useFollowNewsletterLinkMutation } from './accountApi';

/**
 * Landing page of emailed links that start or end a newsletter subscription. Nothing changes until the person clicks, because mail scanners
 * open links too.
 */
export function NewsletterLink({ isSubscribed }: { isSubscribed: boolean }) {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  const [submitToken, { isLoading, isSuccess, error }] = useFollowNewsletterLinkMutation();
  const texts = isSubscribed
    ? {
        title: t('newsletterConfirmTitle'),
        submit: t('newsletterConfirm'),
        done: t('newsletterConfirmDone'),
      }
    : {
        title: t('newsletterUnsubscribeTitle'),
        submit: t('newsletterUnsubscribe'),
        done: t('newsletterUnsubscribeDone'),
      };
  return (
    <AccountForm
      title={texts.title}
      submitLabel={texts.submit}
      isBusy={isLoading}
      error={error ? messageOf(error, t('newsletterFailed')) : null}
      success={isSuccess ? texts.done : null}
      onSubmit={(event) => {
        event.preventDefault();
        void submitToken({ token: query.get('token') ?? '', is_subscribed: isSubscribed });
      }}
      links={<Link to="/">{t('backToStore')}</Link>}
    >
      {null}
    </AccountForm>
  );
}

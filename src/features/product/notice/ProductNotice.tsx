import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '@/ui/ButtonLink';
import { Notice } from '@/ui/Notice';
import { noticeClosed, noticeExpired } from './productNoticeSlice';

interface Props {
  product: string;
  area: 'wishlist' | 'compare';
  link: string;
  error?: string;
}

const AUTO_CLOSE_MS = 5000;
const texts = { wishlist: 'noticeWished', compare: 'noticeCompared' } as const;

/**
 * Notice that a product was added to a list, with a link to the list, or that the list could not be changed. A success closes
 * automatically; an error stays until dismissed.
 */
export function ProductNotice({ product, area, link, error }: Props) {
  const { t } = useTranslation('site');
  const dispatch = useDispatch();
  const close = () => dispatch(noticeClosed());
  const hasFailed = error !== undefined;
  const isOnListPage = useLocation().pathname === link && !hasFailed;
  useEffect(() => {
    if (hasFailed) return;
    const timer = setTimeout(() => dispatch(noticeExpired({ product, area })), AUTO_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [product, area, hasFailed, dispatch]);
  // On the list's own page, the success notice is pointless.
  useEffect(() => {
    if (isOnListPage) dispatch(noticeClosed());
  }, [isOnListPage, dispatch]);
  if (isOnListPage) return null;
  return (
    <Notice
      tone={hasFailed ? 'bad' : 'good'}
      action={
        !hasFailed && (
          <ButtonLink to={link} size="sm" variant="secondary" onClick={close}>
            {t('noticeSee')}
          </ButtonLink>
        )
      }
      onDismiss={close}
      dismissLabel={t('noticeClose')}
    >
      <p>{hasFailed ? error || t('noticeFailed') : t(texts[area], { name: product })}</p>
    </Notice>
  );
}

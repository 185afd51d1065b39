import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '@/features/head/PageHead';
import { EmptyState } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';

const QrCode = lazy(async () => ({ default: (await import('@/ui/QrCode')).QrCode }));

interface Props {
  title: string;
  url: string;
}

/** In place of a page that a kiosk does not load: a code that opens it on the shopper's phone. */
export function PhonePage({ title, url }: Props) {
  const { t } = useTranslation('kiosk');
  return (
    <>
      <PageHead title={title} noIndex />
      <EmptyState heading="h1" title={title}>
        <p>{t('documentElsewhere')}</p>
        <Suspense fallback={<Skeleton height="20rem" />}>
          <QrCode text={url} label={t('documentCode')} />
        </Suspense>
      </EmptyState>
    </>
  );
}

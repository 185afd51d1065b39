import { pagePaths } from '@contract/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useGetCartQuery } from '@/api/cart/cartApi';
import { useConfig } from '@/config/configSlice';
import { hasFeature } from '@/config/featureToggles';
import { CheckoutItems } from '@/features/checkout/CheckoutItems';
import { NotFound } from '@/features/errors/NotFound';
import { PageHead } from '@/features/head/PageHead';
import { QuoteForm } from '@/features/quote/QuoteForm';
import { QuoteSent } from '@/features/quote/QuoteSent';
import { ButtonLink } from '@/ui/ButtonLink';
import type { PageModule } from './pageModule';
import styles from './RequestQuotePage.module.css';

export const namespaces = ['checkout', 'quote'];

export const preload: PageModule['preload'] = async ({ config }) =>
  hasFeature(config, 'request_quote') ? undefined : { status: 404 };

/**
 * Quote request at /request-quote, from the cart or with ?product= from a product without a price (docs/spec/01 §3).
 */
export function Component() {
  return hasFeature(useConfig(), 'request_quote') ? <RequestQuote /> : <NotFound />;
}

function RequestQuote() {
  const { t } = useTranslation('quote');
  const [query] = useSearchParams();
  const { data: cart } = useGetCartQuery(undefined, { refetchOnMountOrArgChange: true });
  const [reference, setReference] = useState<string | null>(null);
  const items = cart?.items ?? [];
  if (reference !== null) {
    return (
      <div className={styles.page}>
        <PageHead title={t('sent')} noIndex />
        <QuoteSent reference={reference}>
          <ButtonLink to={pagePaths.catalog}>{t('keepShopping')}</ButtonLink>
        </QuoteSent>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} description={t('lead')} />
      <header>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <div className={styles.columns} data-single={items.length === 0 || undefined}>
        <QuoteForm product={query.get('product') ?? ''} hasCart={items.length > 0} onSent={setReference} />
        {items.length > 0 && (
          <aside className={styles.items} aria-labelledby="quote-cart">
            <h2 id="quote-cart">
              {t('yourCart')} <Link to={pagePaths.cart}>{t('editCart')}</Link>
            </h2>
            <CheckoutItems items={items} />
          </aside>
        )}
      </div>
    </div>
  );
}

import type { Cart } from '@contract/cart';
import { pagePaths } from '@contract/paths';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PlacedOrder, PlaceOrderResult } from '@/api/cart/placeOrder';
import { useGetSessionQuery } from '@/api/sessionApi';
import { useConfig } from '@/config/configSlice';
import { useCaptcha } from '@/config/useCaptcha';
import { Captcha } from '@/ui/Captcha';
import { Notice } from '@/ui/Notice';
import { CheckoutItems } from './CheckoutItems';
import { CheckoutTerms } from './CheckoutTerms';
import { MailInClaims } from './MailInClaims';
import { ReviewFacts } from './ReviewFacts';
import styles from './ReviewStep.module.css';
import { blockedReasons } from './readiness';
import { stepPath } from './steps';
import { type PlaceOrderInput, usePlaceOrder } from './usePlaceOrder';

export interface RenderPlaceOrderProps {
  isBlocked: boolean;
  isPlacing: boolean;
  /** If no order is placed, this step shows the reason. */
  placeOrder: (input: PlaceOrderInput) => Promise<PlaceOrderResult>;
}

interface Props {
  cart: Cart;
  onOrderPlaced: (placed: PlacedOrder) => void;
  /**
   * Called with the displayed cart when the order was rejected because its total has changed. isCharged: the provider has already charged
   * the shopper
   */
  onTotalChanged: (before: Cart, isCharged: boolean) => void;
  /** Called with the ordered cart when the order is confirmed on this step. */
  onOrderedInPlace?: (ordered: Cart) => void;
  /** Selects the location of a pickup. */
  pickup?: ReactNode;
  /** Totals, shown directly above the order button. */
  totals: ReactNode;
  /** Renders the pay button of the selected payment method. */
  renderPlaceOrder: (props: RenderPlaceOrderProps) => ReactNode;
}

/** Checkout step: the whole order, with totals and terms next to the order button. Everything is visible on this step. */
export function ReviewStep({
  cart,
  onOrderPlaced,
  onTotalChanged,
  onOrderedInPlace,
  pickup,
  totals,
  renderPlaceOrder,
}: Props) {
  const { t } = useTranslation('checkout');
  const { t: cartText } = useTranslation('cart');
  const { phone } = useConfig();
  const itemsTitle = useId();
  const { data: session } = useGetSessionQuery();
  const captcha = useCaptcha('guest_checkout', session?.isloggedin);
  const {
    placeOrder: submitOrder,
    isPlacing,
    isAwaitingConfirmation,
    isDeclined,
    failures,
  } = usePlaceOrder(cart, onOrderPlaced, onTotalChanged, onOrderedInPlace);
  const gate = { needsRecaptcha: captcha.isNeeded, recaptchaToken: captcha.token };
  const blocked = blockedReasons(cart, gate);
  const { has_error, messages } = cart.info;
  const cartErrors = messages.error.length > 0 ? messages.error : [cartText('hasError')];
  const failed = failures(t('placeOrderFailed'));

  // A token expires after two minutes, and a provider's window may be open for longer.
  const token = useRef(captcha.token);
  token.current = captcha.token;
  const placeOrder = async (input: PlaceOrderInput): Promise<PlaceOrderResult> => {
    if (captcha.isNeeded && token.current === '') return 'repeatable';
    const placed = await submitOrder({ ...input, recaptchaToken: token.current });
    captcha.reset();
    return placed;
  };

  return (
    <div className={styles.review}>
      <div className={styles.contents}>
        <section aria-labelledby={itemsTitle}>
          <h3 id={itemsTitle}>{t('itemCount', { count: cart.info.qty })}</h3>
          <CheckoutItems items={cart.items} />
        </section>
        {has_error &&
          [...new Set(cartErrors)].map((message) => (
            <Notice key={message} tone="bad" action={<Link to={pagePaths.cart}>{t('editCart')}</Link>}>
              {message}
            </Notice>
          ))}
        <ReviewFacts cart={cart} blocked={blocked} pickup={pickup} />
      </div>
      <section className={styles.order} aria-label={t('summary')}>
        {totals}
        <MailInClaims claims={cart.mail_in_claims} />
        {isAwaitingConfirmation && failed.length === 0 && (
          <Notice tone="warn">{t('awaitingConfirmation')}</Notice>
        )}
        {failed.map((message) => (
          <Notice key={message} tone="bad">
            {message}
          </Notice>
        ))}
        {isDeclined && (
          <p>
            <Link to={stepPath('payment')}>{t('choosePaymentMethod')}</Link> {phone && t('orCall', { phone })}
          </p>
        )}
        {captcha.isNeeded && (
          <Captcha
            key={captcha.round}
            {...captcha.widget}
            error={captcha.isMissing ? t('blocked.recaptcha') : undefined}
          />
        )}
        <CheckoutTerms />
        {renderPlaceOrder({ isBlocked: blocked.length > 0, isPlacing, placeOrder })}
      </section>
    </div>
  );
}

import { getDeskOrder } from '@contract/desk/orders';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useRead } from '@/desk/deskApi';
import { useDateText } from '@/desk/ui/dates';
import { Facts, Lines } from '@/desk/ui/Facts';
import { Columns } from '@/desk/ui/Filters';
import { PageHead } from '@/desk/ui/PageHead';
import { Panel } from '@/desk/ui/Panel';
import { LoadingScreen, ReadState } from '@/desk/ui/ReadState';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { OrderActions } from './OrderActions';
import { OrderHistory } from './OrderHistory';
import { OrderItems } from './OrderItems';
import { MoneyText, OrderStatusText, useMoneyText } from './orderTexts';
import { useOrderTerms } from './useOrderTerms';

/** A payment, a refund and the cancellation of an unpaid order trigger no desk event, so poll. */
const POLL_MS = 30_000;

/** An order with everything that staff need to deliver it. */
export function OrderPage() {
  const { t, i18n } = useTranslation(['desk/orders', 'desk/frame']);
  const { id = '' } = useParams();
  const dateText = useDateText();
  const {
    data: order,
    error,
    refetch,
  } = useRead(getDeskOrder, { params: { id } }, { pollingInterval: POLL_MS });
  const money = useMoneyText(order?.currency ?? 'USD');
  const { planText, claimText } = useOrderTerms(money);
  const back = (
    <p data-print="hidden">
      <Link to="/orders">{t('back')}</Link>
    </p>
  );
  if (!order && error)
    return (
      <>
        {back}
        <ReadState data={order} error={error} refetch={refetch} />
      </>
    );
  if (!order) return <LoadingScreen />;
  const { payment } = order;
  // A calendar day is formatted independently of the time zone.
  const day =
    order.delivery_day &&
    new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full', timeZone: 'UTC' }).format(
      new Date(order.delivery_day),
    );
  return (
    <>
      {back}
      <PageHead title={t('order', { number: order.number })} text={dateText(order.placed_at)}>
        <Button variant="secondary" icon="print" data-print="hidden" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </PageHead>
      {order.is_confirmation_failed && <Notice tone="bad">{t('emailFailed', { email: order.email })}</Notice>}
      <OrderActions order={order} />
      <Columns>
        <Panel>
          <h2>{t('customer')}</h2>
          <Facts
            rows={[
              [t('state'), <OrderStatusText key="status" status={order.status} />],
              [t('name'), order.name],
              [
                t('email'),
                <a key="email" href={`mailto:${order.email}`}>
                  {order.email}
                </a>,
              ],
              [t('telephone'), order.telephone],
              [t('origin'), [order.kiosk, order.kiosk_location].filter(Boolean).join(', ') || t('browser')],
              [t('salesAssistance'), order.sales_assistance],
              [t('coupon'), order.coupon],
              [t('suspicious'), order.is_suspicious ? t('yes') : ''],
            ]}
          />
        </Panel>
        <Panel>
          <h2>{t('payment')}</h2>
          <div>
            <MoneyText money={payment.money} />
          </div>
          <p>{t(`moneyText.${payment.money}`, { amount: money(payment.amount) })}</p>
          <Facts
            rows={[
              [t('method'), order.payment_title],
              [t('plan'), payment.plan ? planText(payment.plan) : ''],
              [
                t('claims'),
                order.claims.length > 0 ? <Lines key="claims" lines={order.claims.map(claimText)} /> : '',
              ],
              [t('reference'), ['offline', 'received'].includes(payment.money) ? '' : payment.reference],
              [t('receivedAt'), payment.received_at ? dateText(payment.received_at) : ''],
              [t('changed'), payment.changed_at ? dateText(payment.changed_at) : ''],
            ]}
          />
        </Panel>
        <Panel>
          <h2>{t('delivery')}</h2>
          <Facts
            rows={[
              [t('method'), order.shipping_title],
              [t('day'), [day, order.delivery_time].filter(Boolean).join(', ')],
              [t('pickup'), order.pickup.length > 0 ? <Lines key="pickup" lines={order.pickup} /> : ''],
              [t('shipTo'), <Lines key="shipping" lines={order.shipping} />],
              [t('billTo'), <Lines key="billing" lines={order.billing} />],
            ]}
          />
        </Panel>
      </Columns>
      <OrderItems order={order} money={money} />
      <OrderHistory order={order} />
    </>
  );
}

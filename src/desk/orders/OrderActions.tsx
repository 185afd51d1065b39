import { cancelOrder, type DeskOrder, emailOrder, payOrder, processOrder } from '@contract/desk/orders';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useWrite, type WriteResult } from '@/desk/deskApi';
import { useMay } from '@/desk/session';
import { DialogFooter } from '@/desk/ui/DialogFooter';
import { ButtonRow } from '@/desk/ui/Filters';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Notice } from '@/ui/Notice';
import { TextAreaField } from '@/ui/TextAreaField';
import { ShipmentDialog } from './ShipmentDialog';

/** The actions that editors may perform on an order in its current state. */
export function OrderActions({ order }: { order: DeskOrder }) {
  const { t } = useTranslation(['desk/orders', 'desk/frame']);
  const mayEdit = useMay('editor');
  const [process, { isBusy: isProcessing }] = useWrite(processOrder);
  const [cancel, { isBusy: isCancelling }] = useWrite(cancelOrder);
  const [pay, { isBusy: isPaying }] = useWrite(payOrder);
  const [isShipping, setIsShipping] = useState(false);
  const [email, { isBusy: isEmailing }] = useWrite(emailOrder);
  const [isAsking, setIsAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [notice, setNotice] = useState<{ tone: 'good' | 'bad'; text: string } | null>(null);
  if (!mayEdit) return null;
  const isPaid = order.payment.received_at !== null;
  const args = { params: { id: String(order.id) } };
  const show = ({ error }: WriteResult<DeskOrder>, text: string) => {
    setNotice(
      error ? { tone: 'bad', text: messageOf(error, t('desk/frame:failed')) } : { tone: 'good', text },
    );
    setIsAsking(false);
  };
  return (
    <>
      {notice && <Notice tone={notice.tone}>{notice.text}</Notice>}
      <div data-print="hidden">
        <ButtonRow>
          {order.can.process && (
            <Button isBusy={isProcessing} onClick={async () => show(await process(args), t('processed'))}>
              {t('process')}
            </Button>
          )}
          {order.can.pay && (
            <Button
              variant="secondary"
              icon={isPaid ? 'close' : 'check'}
              isBusy={isPaying}
              onClick={async () =>
                show(await pay({ ...args, body: { is_paid: !isPaid } }), t(isPaid ? 'unpaid' : 'paid'))
              }
            >
              {t(isPaid ? 'unpay' : 'pay')}
            </Button>
          )}
          {order.can.ship && (
            <Button variant="secondary" icon="truck" onClick={() => setIsShipping(true)}>
              {t('ship')}
            </Button>
          )}
          <Button
            variant="secondary"
            icon="mail"
            isBusy={isEmailing}
            onClick={async () => show(await email(args), t('emailed', { email: order.email }))}
          >
            {t('emailAgain')}
          </Button>
          {order.can.cancel && (
            <Button variant="danger" onClick={() => setIsAsking(true)}>
              {t('cancelOrder')}
            </Button>
          )}
        </ButtonRow>
      </div>
      {isShipping && (
        <ShipmentDialog
          order={order}
          onClose={() => setIsShipping(false)}
          onSaved={() => {
            setIsShipping(false);
            setNotice({ tone: 'good', text: t('shippedSaved') });
          }}
        />
      )}
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('cancelTitle', { number: order.number })}
        closeLabel={t('desk/frame:close')}
        footer={
          <DialogFooter>
            <Button
              variant="danger"
              isBusy={isCancelling}
              onClick={async () => show(await cancel({ ...args, body: { reason } }), t('cancelled'))}
            >
              {t('cancelOrder')}
            </Button>
          </DialogFooter>
        }
      >
        <p>{t('cancelText')}</p>
        <p>
          <strong>{t(`refund.${order.can.refund}`)}</strong>
        </p>
        <TextAreaField
          label={t('reason')}
          hint={t('reasonHint')}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Dialog>
    </>
  );
}

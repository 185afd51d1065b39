import { cancelOrder, type DeskOrder, emailOrder, processOrder } from '@contract/desk/orders';
import { useState } from 'react';
import { useTranslation } from '@/config/useTranslation';
import { useWrite, type WriteResult } from '@/desk/deskApi';
import { useMay } from '@/desk/session';
import { ButtonRow } from '@/desk/ui/Filters';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Notice } from '@/ui/Notice';
import { TextAreaField } from '@/ui/TextAreaField';

/** What editors may do with an order in its present state. */
export function OrderActions({ order }: { order: DeskOrder }) {
  const { t } = useTranslation('orders');
  const mayEdit = useMay('editor');
  const [process, { isBusy: isProcessing }] = useWrite(processOrder);
  const [cancel, { isBusy: isCancelling }] = useWrite(cancelOrder);
  const [email, { isBusy: isEmailing }] = useWrite(emailOrder);
  const [isAsking, setIsAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [notice, setNotice] = useState<{ tone: 'good' | 'bad'; text: string } | null>(null);
  if (!mayEdit) return null;
  const args = { params: { id: String(order.id) } };
  const show = ({ error }: WriteResult<DeskOrder>, text: string) => {
    setNotice(error ? { tone: 'bad', text: error.message || t('frame:failed') } : { tone: 'good', text });
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
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('cancelTitle', { number: order.number })}
        closeLabel={t('frame:close')}
        footer={
          <Button
            variant="danger"
            isBusy={isCancelling}
            onClick={async () => show(await cancel({ ...args, body: { reason } }), t('cancelled'))}
          >
            {t('cancelOrder')}
          </Button>
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

import { type DeskOrder, shipOrder } from '@contract/desk/orders';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useWrite } from '@/desk/deskApi';
import { DialogFooter } from '@/desk/ui/DialogFooter';
import { EditDialog } from '@/desk/ui/EditDialog';
import { ButtonRow } from '@/desk/ui/Filters';
import { KEEP_EDITS } from '@/desk/ui/liveForm';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { TextField } from '@/ui/TextField';
import styles from './OrderPage.module.css';

interface Form {
  items: { position: number; shipped: number; delivered: number }[];
}
interface Props {
  order: DeskOrder;
  onClose: () => void;
  onSaved: () => void;
}

/** Records how many pieces of each item were shipped and delivered. Numbers can be corrected later. */
export function ShipmentDialog({ order, onClose, onSaved }: Props) {
  const { t } = useTranslation(['desk/orders', 'desk/frame']);
  const id = useId();
  const [ship, { isBusy }] = useWrite(shipOrder);
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, setValue, formState } = useForm<Form>({
    values: {
      items: order.items.map(({ position, shipped, delivered }) => ({ position, shipped, delivered })),
    },
    resetOptions: KEEP_EDITS,
  });
  const { dirtyFields } = formState;
  /** Only changed items are sent, because someone else may have shipped the others in the meantime. */
  const submit = async (form: Form) => {
    const body = { items: form.items.filter((_, at) => dirtyFields.items?.[at]) };
    if (body.items.length === 0) return onSaved();
    const isPossible = form.items.every(
      ({ shipped, delivered }, at) => delivered <= shipped && shipped <= (order.items[at]?.qty ?? 0),
    );
    if (!isPossible) return setFailure(t('piecesWrong'));
    const { error } = await ship({ params: { id: String(order.id) }, body });
    if (error) setFailure(messageOf(error, t('desk/frame:failed')));
    else onSaved();
  };
  const fill = (fields: readonly ('shipped' | 'delivered')[]) =>
    order.items.forEach(({ qty }, at) => {
      for (const field of fields) setValue(`items.${at}.${field}`, qty, { shouldDirty: true });
    });
  const pieces = (at: number, field: 'shipped' | 'delivered', qty: number) => ({
    type: 'number',
    inputMode: 'numeric' as const,
    min: 0,
    max: qty,
    error: formState.errors.items?.[at]?.[field] && t('piecesWrong'),
    ...register(`items.${at}.${field}`, { valueAsNumber: true, required: true, min: 0, max: qty }),
  });
  return (
    <EditDialog
      isDirty={formState.isDirty}
      isOpen
      onClose={onClose}
      title={t('shipTitle')}
      closeLabel={t('desk/frame:close')}
      footer={
        <DialogFooter>
          <Button type="submit" form={id} isBusy={isBusy}>
            {t('desk/frame:save')}
          </Button>
        </DialogFooter>
      }
    >
      <form id={id} className={styles.form} onSubmit={handleSubmit(submit)} noValidate>
        <p>{t('shipText')}</p>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <ButtonRow>
          <Button variant="secondary" size="sm" icon="truck" onClick={() => fill(['shipped'])}>
            {t('allShipped')}
          </Button>
          <Button variant="secondary" size="sm" icon="check" onClick={() => fill(['shipped', 'delivered'])}>
            {t('allDelivered')}
          </Button>
        </ButtonRow>
        {order.items.map(({ position, name, qty }, at) => (
          <fieldset key={position} className={styles.pieces}>
            <legend>{name}</legend>
            <TextField label={t('shippedOf', { count: qty })} {...pieces(at, 'shipped', qty)} />
            <TextField label={t('deliveredOf', { count: qty })} {...pieces(at, 'delivered', qty)} />
          </fieldset>
        ))}
      </form>
    </EditDialog>
  );
}

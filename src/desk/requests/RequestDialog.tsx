import {
  changeRequest,
  type RequestStatus,
  requestStatuses,
  type ShopperRequest,
} from '@contract/desk/requests';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useWrite } from '@/desk/deskApi';
import { useDeskSession, useMay } from '@/desk/session';
import { DialogFooter } from '@/desk/ui/DialogFooter';
import { useDateText } from '@/desk/ui/dates';
import { EditDialog } from '@/desk/ui/EditDialog';
import { Facts, Lines } from '@/desk/ui/Facts';
import { Quote } from '@/desk/ui/Filters';
import { KEEP_EDITS } from '@/desk/ui/liveForm';
import { withKeys } from '@/lib/withKeys';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { Notice } from '@/ui/Notice';
import { SelectField } from '@/ui/SelectField';
import { TextAreaField } from '@/ui/TextAreaField';
import styles from './RequestDialog.module.css';

interface Props {
  request: ShopperRequest;
  onClose: () => void;
}

/** A shopper's request, with a link that starts the reply, status and note. */
export function RequestDialog({ request, onClose }: Props) {
  const { t } = useTranslation(['desk/requests', 'desk/frame']);
  const dateText = useDateText();
  const formId = useId();
  const mayEdit = useMay('editor');
  const { tenant } = useDeskSession();
  const [change, { isBusy }] = useWrite(changeRequest);
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, formState } = useForm<{ status: RequestStatus; note: string }>({
    values: { status: request.status, note: request.note },
    resetOptions: KEEP_EDITS,
  });
  const { dirtyFields } = formState;
  /** Only changes are sent, because someone else may have changed the other field in the meantime. */
  const submit = async ({ status, note }: { status: RequestStatus; note: string }) => {
    const body = { ...(dirtyFields.status ? { status } : {}), ...(dirtyFields.note ? { note } : {}) };
    const { error } = await change({ params: { id: String(request.id) }, body });
    if (error) setFailure(messageOf(error, t('desk/frame:failed')));
    else onClose();
  };
  const subject = t('replySubject', {
    shop: tenant.name,
    about: request.reference || request.subject || request.product || t(`kinds.${request.kind}`),
  });
  const { items, swatches, address } = request;
  return (
    <EditDialog
      isDirty={formState.isDirty}
      isOpen
      onClose={onClose}
      title={t('request', { kind: t(`kinds.${request.kind}`), name: request.name })}
      closeLabel={t('desk/frame:close')}
      footer={
        <DialogFooter>
          <ButtonLink
            to={`mailto:${encodeURIComponent(request.email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`}
            variant="secondary"
            icon="mail"
          >
            {t('reply')}
          </ButtonLink>
          {mayEdit && (
            <Button type="submit" form={formId} isBusy={isBusy}>
              {t('desk/frame:save')}
            </Button>
          )}
        </DialogFooter>
      }
    >
      <form id={formId} className={styles.form} onSubmit={handleSubmit(submit)}>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <Facts
          rows={[
            [t('at'), dateText(request.created_at)],
            [t('reference'), request.reference],
            [t('email'), request.email],
            [t('telephone'), request.telephone],
            [
              t('language'),
              request.language && t(`languages.${request.language}`, { defaultValue: request.language }),
            ],
            [t('subject'), request.subject],
            [
              t('product'),
              request.path ? (
                <a key="product" href={request.path} target="_blank" rel="noopener">
                  {request.product}
                </a>
              ) : (
                request.product
              ),
            ],
            [t('swatches'), swatches.length > 0 ? <Lines key="swatches" lines={swatches} /> : ''],
            [
              t('address'),
              address.length > 0 ? <Lines key="address" lines={[request.name, ...address]} /> : '',
            ],
          ]}
        />
        {request.message && <Quote>{request.message}</Quote>}
        {items.length > 0 && (
          <ul className={styles.items}>
            {withKeys(items, ({ sku }) => sku).map(([key, { name, sku, qty, total }]) => (
              <li key={key}>
                <span>{t('item', { qty, name, sku })}</span>
                <strong>{total}</strong>
              </li>
            ))}
            <li>
              <span>{t('subtotal')}</span>
              <strong>{request.subtotal}</strong>
            </li>
          </ul>
        )}
        {mayEdit ? (
          <>
            <SelectField
              label={t('status')}
              choices={requestStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
              {...register('status')}
            />
            <TextAreaField label={t('note')} hint={t('noteHint')} maxLength={5000} {...register('note')} />
          </>
        ) : (
          <Facts rows={[[t('note'), request.note]]} />
        )}
      </form>
    </EditDialog>
  );
}

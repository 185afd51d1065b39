import { type DeskOrder, noteOrder } from '@contract/desk/orders';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useWrite } from '@/desk/deskApi';
import { useMay } from '@/desk/session';
import { useDateText } from '@/desk/ui/dates';
import { Quote } from '@/desk/ui/Filters';
import { LeaveGuard } from '@/desk/ui/LeaveGuard';
import { Panel } from '@/desk/ui/Panel';
import { withKeys } from '@/lib/withKeys';
import { Button } from '@/ui/Button';
import { TextAreaField } from '@/ui/TextAreaField';
import styles from './OrderPage.module.css';

/** Actions by staff on an order, and their notes, which customers never see. */
export function OrderHistory({ order }: { order: DeskOrder }) {
  const { t } = useTranslation(['desk/orders', 'desk/frame']);
  const dateText = useDateText();
  const mayEdit = useMay('editor');
  const [write, { isBusy }] = useWrite(noteOrder);
  const { register, handleSubmit, reset, setError, formState } = useForm({ defaultValues: { note: '' } });
  const submit = async (body: { note: string }) => {
    const { error } = await write({ params: { id: String(order.id) }, body });
    if (error) setError('note', { message: messageOf(error, t('desk/frame:failed')) });
    else reset();
  };
  return (
    <Panel>
      <LeaveGuard isDirty={formState.isDirty} />
      <h2>{t('history')}</h2>
      {order.history.length === 0 && <p>{t('noHistory')}</p>}
      <ul className={styles.history}>
        {withKeys(order.history, ({ at }) => at).map(([key, { at, actor, action, note }]) => (
          <li key={key}>
            {t(`actions.${action}`, { defaultValue: action })}{' '}
            <span>
              {dateText(at)}, {actor}
            </span>
            {note && <Quote>{note}</Quote>}
          </li>
        ))}
      </ul>
      {mayEdit && (
        <form className={styles.form} onSubmit={handleSubmit(submit)} data-print="hidden">
          <TextAreaField
            label={t('note')}
            hint={t('noteHint')}
            error={formState.errors.note && (formState.errors.note.message || t('noteMissing'))}
            {...register('note', { validate: (text) => text.trim() !== '', maxLength: 5000 })}
          />
          <Button type="submit" variant="secondary" isBusy={isBusy}>
            {t('addNote')}
          </Button>
        </form>
      )}
    </Panel>
  );
}

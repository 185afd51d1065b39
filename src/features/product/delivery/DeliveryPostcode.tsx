import { parsePostcode } from '@contract/postcode';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { TextField } from '@/ui/TextField';
import styles from './DeliveryPostcode.module.css';
import { useCheckPostcode } from './deliveryApi';
import { postcodeEntered, selectPostcode } from './deliverySlice';

interface Props {
  isBusy?: boolean;
  /** Retries what could not be loaded for the postcode; undefined if there was no failure. */
  onRetry?: (() => void) | undefined;
  /** Show the form although a postcode is known. */
  isOpen?: boolean;
  /** Called after a valid postcode. */
  onDone?: () => void;
}

/** The remembered postcode, which can be changed here for all pages; initially, and after a failure, the form that asks for it. */
export function DeliveryPostcode({ isBusy, onRetry, isOpen, onDone }: Props) {
  const { t } = useTranslation('product');
  const dispatch = useDispatch();
  const postcode = useSelector(selectPostcode);
  const [isEditing, setEditing] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [isChecking, setChecking] = useState(false);
  const checkPostcode = useCheckPostcode();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('zip') ?? '');
    const entered = parsePostcode(text);
    if (entered === null) return setFault(t('zipInvalid'));
    setChecking(true);
    const unknown = await checkPostcode(entered, t('zipUnknown', { zip: entered }));
    setChecking(false);
    setFault(unknown);
    if (unknown !== null) return;
    if (entered === postcode) onRetry?.();
    dispatch(postcodeEntered(entered));
    setEditing(false);
    onDone?.();
  }
  if (postcode !== '' && !isEditing && !onRetry && !isOpen) {
    return (
      <p className={styles.postcode}>
        <Icon name="pin" size={1.125} />
        <strong>{t('deliverTo', { zip: postcode })}</strong>
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('changeZipLabel', { zip: postcode })}
          onClick={() => setEditing(true)}
        >
          {t('changeZip')}
        </Button>
      </p>
    );
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        name="zip"
        label={t('deliveryTo')}
        autoComplete="postal-code"
        maxLength={10}
        defaultValue={postcode}
        // The shopper has just opened this field with "Change".
        autoFocus={isEditing || isOpen}
        error={fault ?? undefined}
      />
      <Button type="submit" variant="secondary" isBusy={isBusy || isChecking}>
        {t(isOpen ? 'savePostcode' : 'estimate')}
      </Button>
    </form>
  );
}

import { parsePostcode } from '@contract/postcode';
import { type FormEvent, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useTranslation } from '@/config/useTranslation';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { TextField } from '@/ui/TextField';
import styles from './DeliveryPostcode.module.css';
import { postcodeEntered, selectPostcode } from './deliverySlice';

/** The remembered postcode, which can be changed here for all pages; the form that asks for it before. */
export function DeliveryPostcode({ isBusy }: { isBusy?: boolean }) {
  const { t } = useTranslation('product');
  const dispatch = useDispatch();
  const postcode = useSelector(selectPostcode);
  const [isEditing, setEditing] = useState(false);
  const [isInvalid, setInvalid] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('zip') ?? '');
    const isValid = parsePostcode(text) !== null;
    setInvalid(!isValid);
    if (!isValid) return;
    dispatch(postcodeEntered(text));
    setEditing(false);
  }
  if (postcode !== '' && !isEditing) {
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
        // The shopper has just asked for this field with "Change".
        autoFocus={isEditing}
        error={isInvalid ? t('zipInvalid') : undefined}
      />
      <Button type="submit" variant="secondary" isBusy={isBusy}>
        {t('estimate')}
      </Button>
    </form>
  );
}

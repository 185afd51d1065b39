import { addProductCard, findCardProducts } from '@contract/desk/media';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@/api/apiError';
import { useRead, useWrite } from '@/desk/deskApi';
import { ReadState } from '@/desk/ui/ReadState';
import { useDelayed } from '@/desk/ui/useDelayed';
import { Dialog } from '@/ui/Dialog';
import { Notice } from '@/ui/Notice';
import { TextField } from '@/ui/TextField';
import styles from './Media.module.css';

/** Finds a product by name or SKU and creates a card for it. The card always shows the current price. */
export function ProductDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['desk/media', 'desk/frame']);
  const [term, setTerm] = useState('');
  const q = useDelayed(term.trim());
  const { data, currentData, error, refetch } = useRead(
    findCardProducts,
    { query: { q } },
    { skip: q.length < 2 },
  );
  const [add] = useWrite(addProductCard);
  const [failure, setFailure] = useState('');
  const found = q.length < 2 ? [] : (data?.products ?? []);
  return (
    <Dialog isOpen onClose={onClose} title={t('addProduct')} closeLabel={t('desk/frame:close')}>
      <div className={styles.form}>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <TextField label={t('searchProduct')} value={term} onChange={({ target }) => setTerm(target.value)} />
        {q.length >= 2 && error && <ReadState data={data} error={error} refetch={refetch} />}
        {q.length >= 2 && currentData?.products.length === 0 && <p role="status">{t('noProduct')}</p>}
        <ul className={styles.products}>
          {found.map(({ id, name, sku, price, image }) => (
            <li key={id}>
              <button
                type="button"
                onClick={async () => {
                  const { error } = await add({ body: { product_id: id } });
                  if (error) setFailure(messageOf(error, t('desk/frame:failed')));
                  else onClose();
                }}
              >
                <img src={image} alt="" />
                <span>
                  {name}
                  <br />
                  {sku}
                </span>
                <span>{price}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

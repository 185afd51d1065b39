import type { Product } from '@/api/contract/product';
import { usePrice } from '@/config/usePrice';
import { useTranslation } from '@/config/useTranslation';
import { Picture } from '@/ui/Picture';
import styles from './ProductRows.module.css';

interface Props {
  addons: Product[];
  /** entity_ids that go along into the cart. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Protection, delivery and accessories that can go along; some are chosen before the shopper looks. */
export function AddOns({ addons, chosen, onChange }: Props) {
  const { t } = useTranslation('product');
  const price = usePrice();
  if (addons.length === 0) return null;
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <fieldset className={styles.addons}>
      <legend className={styles.legend}>{t('addOns')}</legend>
      {addons.map((addon) => (
        <label className={styles.row} key={addon.entity_id}>
          <input
            type="checkbox"
            checked={chosen.includes(addon.entity_id)}
            onChange={() => toggle(addon.entity_id)}
          />
          {addon.image_url.small && <Picture src={addon.image_url.small} alt="" width={48} height={48} />}
          <span className={styles.name}>{addon.name}</span>
          {addon.price !== null && addon.display_price && <span>+ {price(addon.price)}</span>}
        </label>
      ))}
    </fieldset>
  );
}

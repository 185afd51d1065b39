import type { Product } from '@contract/product';
import { usePrice } from '@/config/usePrice';
import { useTranslation } from '@/config/useTranslation';
import styles from '@/features/product/ProductRows.module.css';
import { Picture } from '@/ui/Picture';

interface Props {
  addons: Product[];
  /** entity_ids of the add-ons to add. */
  selectedIds: readonly string[];
  onChange: (selectedIds: string[]) => void;
}

/** Checkboxes for protection plans, delivery and accessories; some are preselected. */
export function AddOns({ addons, selectedIds, onChange }: Props) {
  const { t } = useTranslation('product');
  const price = usePrice();
  if (addons.length === 0) return null;
  const toggle = (id: string) =>
    onChange(selectedIds.includes(id) ? selectedIds.filter((other) => other !== id) : [...selectedIds, id]);
  return (
    <fieldset className={styles.addons}>
      <legend className={styles.legend}>{t('addOns')}</legend>
      {addons.map((addon) => (
        <label className={styles.row} key={addon.entity_id}>
          <input
            type="checkbox"
            checked={selectedIds.includes(addon.entity_id)}
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

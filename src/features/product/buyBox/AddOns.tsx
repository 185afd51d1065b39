import type { AddOn } from '@contract/product';
import { type InputHTMLAttributes, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrice } from '@/config/usePrice';
import { Picture } from '@/ui/Picture';
import styles from './AddOns.module.css';
import { type AddOnGroup, chooseOnly, groupAddOns, isSingleChoice, toggle } from './addOnGroups';

interface Props {
  addons: AddOn[];
  /** entity_ids of the add-ons to add. */
  selectedIds: readonly string[];
  onChange: (selectedIds: string[]) => void;
}

const legends = {
  haul_away: 'haulAway',
  installation: 'installation',
  part: 'parts',
  '': 'addOns',
} as const;

/**
 * Options that are added to the cart with the product: haul-away and installation of an appliance, its parts, and other add-ons such as
 * protection plans. A group with a single choice also offers "none".
 */
export function AddOns({ addons, selectedIds, onChange }: Props) {
  const { t } = useTranslation('product');
  const groups = groupAddOns(addons);
  if (groups.length === 0) return null;
  return (
    <div className={styles.addons}>
      {groups.map((group) => (
        <fieldset className={styles.group} key={group.kind}>
          <legend className={styles.legend}>{t(legends[group.kind])}</legend>
          {isSingleChoice(group.kind) ? (
            <SingleChoice group={group} selectedIds={selectedIds} onChange={onChange} />
          ) : (
            group.addons.map((addon) => (
              <Row
                key={addon.entity_id}
                type="checkbox"
                addon={addon}
                checked={selectedIds.includes(addon.entity_id)}
                onChange={() => onChange(toggle(selectedIds, addon.entity_id))}
              />
            ))
          )}
        </fieldset>
      ))}
    </div>
  );
}

function SingleChoice({ group, selectedIds, onChange }: Omit<Props, 'addons'> & { group: AddOnGroup }) {
  const { t } = useTranslation('product');
  const name = useId();
  const selected = group.addons.find(({ entity_id }) => selectedIds.includes(entity_id)) ?? null;
  const choose = (id: string | null) => onChange(chooseOnly(selectedIds, group, id));
  const none = group.kind === 'installation' ? t('noInstallation') : t('noHaulAway');
  return (
    <>
      <Row type="radio" name={name} text={none} checked={selected === null} onChange={() => choose(null)} />
      {group.addons.map((addon) => (
        <Row
          key={addon.entity_id}
          type="radio"
          name={name}
          addon={addon}
          checked={selected === addon}
          onChange={() => choose(addon.entity_id)}
        />
      ))}
    </>
  );
}

interface RowProps
  extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'name' | 'checked' | 'onChange'> {
  /** Absent for the choice "none", which has a text. */
  addon?: AddOn;
  text?: string;
}

/** An add-on with its control, picture, name and price. */
function Row({ addon, text, ...input }: RowProps) {
  const { t } = useTranslation('product');
  const price = usePrice();
  const amount = addon?.display_price ? addon.price : null;
  return (
    <label className={styles.row}>
      <input {...input} />
      {addon?.image_url.small && (
        <Picture className={styles.picture} src={addon.image_url.small} alt="" width={32} height={32} />
      )}
      <span className={styles.name}>{addon?.name ?? text}</span>{' '}
      {amount !== null && <span>{amount === 0 ? t('free') : `+ ${price(amount)}`}</span>}
    </label>
  );
}

import type { ProductPage } from '@contract/product';
import styles from './SpecTable.module.css';

/** Specification table by group. */
export const SpecTable = ({ groups }: { groups: ProductPage['product_data'] }) => (
  <div className={styles.groups}>
    {groups.map(({ group, details }) => (
      <section key={group} className={styles.group}>
        {group && <h3>{group}</h3>}
        <dl>
          {details.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </div>
);

import type { ProductPage } from '@contract/product';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withKeys } from '@/lib/withKeys';
import { CheckboxField } from '@/ui/CheckboxField';
import { Table } from '@/ui/Table';
import styles from './CompareTable.module.css';
import { compareRows, isDifferent } from './compareRows';
import { useCalculatedRows } from './useCalculatedRows';

interface Props {
  products: readonly ProductPage[];
  /** Renders the name of a column, which is sticky while the rows scroll. */
  renderName: (product: ProductPage) => ReactNode;
  /** Renders picture, price and actions of a column. */
  renderHead: (product: ProductPage) => ReactNode;
}

/** Compares products side by side, with all attributes or only the differing ones. */
export function CompareTable({ products, renderName, renderHead }: Props) {
  const { t } = useTranslation('product');
  const { t: tFit } = useTranslation('fit');
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const names = {
    brand: t('brand'),
    model: t('modelNumber'),
    width: t('width'),
    depth: t('depth'),
    height: t('height'),
    energyStar: 'ENERGY STAR',
    yes: t('compareYes'),
    inches: (value: number) => tFit('inches', { value }),
  };
  const calculatedRows = useCalculatedRows(products);
  const rows = [...calculatedRows, ...compareRows(products, names)].filter(
    (row) => !onlyDifferences || isDifferent(row),
  );
  return (
    <>
      {products.length > 1 && (
        <CheckboxField
          className={styles.filter}
          label={t('onlyDifferences')}
          checked={onlyDifferences}
          onChange={({ target }) => setOnlyDifferences(target.checked)}
        />
      )}
      <Table caption={t('comparison')} isCaptionHidden className={styles.table}>
        <thead>
          <tr className={styles.names}>
            <td />
            {products.map((product) => (
              <th key={product.entity_id} scope="col">
                {renderName(product)}
              </th>
            ))}
          </tr>
          <tr>
            <td />
            {products.map((product) => (
              <td key={product.entity_id}>{renderHead(product)}</td>
            ))}
          </tr>
        </thead>
        <tbody>
          {withKeys(rows, ({ label }) => label).map(([key, row]) => (
            <tr key={key} data-different={(products.length > 1 && isDifferent(row)) || undefined}>
              <th scope="row">{row.label}</th>
              {products.map((product, index) => (
                <td key={product.entity_id}>{row.values[index] || '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}

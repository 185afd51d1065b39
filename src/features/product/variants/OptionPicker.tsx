import type { ProductAttribute, ProductPage } from '@contract/product';
import { useId } from 'react';
import styles from './OptionPicker.module.css';
import { OptionSwatch } from './OptionSwatch';
import { type Choice, isOptionAvailable } from './variants';

interface Props {
  product: ProductPage;
  choice: Choice;
  onChoose: (attributeId: string, optionId: string) => void;
}

const labelOf = ({ options }: ProductAttribute, optionId: string | undefined) =>
  options.find(({ id }) => id === optionId)?.label;

/**
 * Options such as colours and sizes, in their order. An option that would change another selection is dimmed, not
 * hidden.
 */
export function OptionPicker({ product, choice, onChoose }: Props) {
  const name = useId();
  const attributes = [...product.attributes].sort((a, b) => a.ordinal - b.ordinal);
  return (
    <div className={styles.picker}>
      {attributes.map((attribute) => (
        <fieldset className={styles.attribute} key={attribute.id}>
          <legend className={styles.legend}>
            {attribute.label || attribute.code}: <strong>{labelOf(attribute, choice[attribute.id])}</strong>
          </legend>
          <div className={styles.options}>
            {attribute.options.map((option) => (
              <OptionSwatch
                key={option.id}
                name={`${name}${attribute.id}`}
                option={option}
                isChosen={choice[attribute.id] === option.id}
                isAvailable={isOptionAvailable(product, choice, attribute.id, option.products)}
                onChoose={() => onChoose(attribute.id, option.id)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

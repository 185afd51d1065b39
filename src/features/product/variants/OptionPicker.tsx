import type { ProductPage } from '@contract/product';
import type { ProductAttribute } from '@contract/productParts';
import { withColon } from '@contract/withColon';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/config/configSlice';
import styles from './OptionPicker.module.css';
import { swatchBackground } from './swatchBackground';
import { type Choice, isOptionAvailable } from './variants';

interface Props {
  product: ProductPage;
  choice: Choice;
  onChoose: (attributeId: string, optionId: string) => void;
}

const labelOf = ({ options }: ProductAttribute, optionId: string | undefined) =>
  options.find(({ id }) => id === optionId)?.label;

/** The labels of the chosen options, in the order of the attributes. */
export const chosenOptions = ({ attributes }: ProductPage, choice: Choice): string =>
  [...attributes]
    .sort((a, b) => a.ordinal - b.ordinal)
    .flatMap((attribute) => labelOf(attribute, choice[attribute.id]) ?? [])
    .join(', ');

/**
 * Options such as colours and sizes, in their order. An option that would change another selection is dimmed, not
 * hidden.
 */
export function OptionPicker({ product, choice, onChoose }: Props) {
  const { t } = useTranslation('product');
  const name = useId();
  const locale = useLocale();
  const attributes = [...product.attributes].sort((a, b) => a.ordinal - b.ordinal);
  return (
    <div className={styles.picker}>
      {attributes.map((attribute) => (
        <fieldset className={styles.attribute} key={attribute.id}>
          <legend className={styles.legend}>
            {withColon(attribute.label || attribute.code, locale)}{' '}
            <strong>{labelOf(attribute, choice[attribute.id])}</strong>
          </legend>
          <div className={styles.options}>
            {attribute.options.map((option) => (
              <OptionSwatch
                key={option.id}
                name={`${name}${attribute.id}`}
                option={option}
                isSelected={choice[attribute.id] === option.id}
                isAvailable={isOptionAvailable(product, choice, attribute.id, option.products)}
                unavailableId={`${name}note`}
                onChoose={() => onChoose(attribute.id, option.id)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <span id={`${name}note`} hidden>
        {t('optionChangesOthers')}
      </span>
    </div>
  );
}

interface SwatchProps {
  name: string;
  option: ProductAttribute['options'][number];
  isSelected: boolean;
  isAvailable: boolean;
  /** Id of the note for an option that is not available. */
  unavailableId: string;
  onChoose: () => void;
}

/** An option as a swatch of its colour or material, else as text. */
function OptionSwatch({ name, option, isSelected, isAvailable, unavailableId, onChoose }: SwatchProps) {
  const background = swatchBackground(option.swatch);
  return (
    <label
      className={background ? styles.swatch : styles.text}
      title={option.label}
      data-unavailable={!isAvailable || undefined}
    >
      <input
        type="radio"
        name={name}
        value={option.id}
        aria-label={option.label}
        aria-describedby={isAvailable ? undefined : unavailableId}
        checked={isSelected}
        onChange={onChoose}
      />
      {background ? <span className={styles.colour} style={{ background }} /> : <span>{option.label}</span>}
    </label>
  );
}

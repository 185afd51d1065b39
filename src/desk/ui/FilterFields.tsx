import { type Choice, SelectField } from '@/ui/SelectField';
import styles from './FilterFields.module.css';

interface Props<Name extends string> {
  fields: readonly {
    name: Name;
    label: string /** Label without the filter: All folders. */;
    any: string;
    choices: readonly Choice[];
  }[];
  filters: Record<Name, string>;
  onChange: (name: Name, value: string) => void;
}

/** The filters of a list. A filter without choices is omitted. */
export const FilterFields = <Name extends string>({ fields, filters, onChange }: Props<Name>) => (
  <div className={styles.filters}>
    {fields
      .filter(({ name, choices }) => choices.length > 0 || filters[name] !== '')
      .map(({ name, label, any, choices }) => (
        <SelectField
          key={name}
          label={label}
          isLabelHidden
          placeholder={any}
          value={filters[name]}
          onChange={({ target }) => onChange(name, target.value)}
          choices={choices}
        />
      ))}
  </div>
);

/** Choices whose label equals their value. */
export const wordChoices = (words: readonly string[]): Choice[] =>
  words.map((word) => ({ value: word, label: word }));

import type { Listing } from '@contract/category';
import { useTranslation } from '@/config/useTranslation';
import { SelectField } from '@/ui/SelectField';
import styles from './ListingToolbar.module.css';
import type { ListingState } from './listingState';
import type { ShowListing } from './useListingUrl';

interface Props {
  /** The first choice is the listing's default. */
  choices: Listing['sort'];
  state: ListingState;
  onChange: ShowListing;
}

type SortChoice = Props['choices'][number];

const keyOf = ({ code, dir }: Pick<SortChoice, 'code' | 'dir'>) => `${code} ${dir}`;

/** Finds the choice of the URL; a code without direction means its first choice. */
function currentOf(choices: SortChoice[], { order, dir }: ListingState): SortChoice | undefined {
  const ofCode = order === null ? choices : choices.filter(({ code }) => code === order);
  return ofCode.find((choice) => choice.dir === dir) ?? ofCode[0];
}

/** Sort code and direction in one select: "Price, low to high". */
export function SortSelect({ choices, state, onChange }: Props) {
  const { t } = useTranslation('catalog');
  const current = currentOf(choices, state);
  function choose(key: string) {
    const choice = choices.find((candidate) => keyOf(candidate) === key);
    if (choice) onChange((current) => ({ ...current, page: 1, order: choice.code, dir: choice.dir }));
  }
  return (
    <SelectField
      className={styles.sort}
      label={t('sortBy')}
      isLabelHidden
      value={current ? keyOf(current) : ''}
      onChange={({ target }) => choose(target.value)}
      choices={choices.map((choice) => ({ value: keyOf(choice), label: choice.name || choice.code }))}
    />
  );
}

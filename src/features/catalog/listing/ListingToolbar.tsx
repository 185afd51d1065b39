import type { Listing } from '@contract/category';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '@/config/configSlice';
import { PostcodeButton } from '@/features/product/delivery/PostcodeButton';
import { Icon } from '@/ui/Icon';
import { SelectField } from '@/ui/SelectField';
import styles from './ListingToolbar.module.css';
import { type DisplayMode, displayModes } from './listingQuery';
import type { ListingState } from './listingState';
import type { ShowListing } from './useListingUrl';

interface Props {
  listing: Listing | undefined;
  /** Sort order if the URL contains none; undefined for the listing's first choice. */
  defaultSort?: string;
  state: ListingState;
  mode: DisplayMode;
  onChange: ShowListing;
  /** The button that opens the filters. */
  filters: ReactNode;
}

/**
 * Product count, delivery postcode, display mode, filters and sort order. The count is a live region. Styles keep the order, so that nothing
 * moves when the browser paints a toolbar that has not arrived whole.
 */
export function ListingToolbar({ listing, defaultSort, state, mode, onChange, filters }: Props) {
  const { t } = useTranslation('catalog');
  const modes = displayModes(useConfig());
  return (
    <div className={styles.toolbar}>
      <p className={styles.count} role="status">
        {listing && t('products', { count: listing.total })}
      </p>
      {listing?.products.some(({ availability }) => availability !== '') && <PostcodeButton />}
      {modes.length > 1 && (
        <ModeToggle
          modes={modes}
          mode={mode}
          onChange={(next) => onChange((current) => ({ ...current, mode: next, page: 1 }))}
        />
      )}
      {filters}
      {listing && listing.sort.length > 1 && (
        <SortSelect
          choices={listing.sort}
          state={{ ...state, order: state.order ?? defaultSort ?? null }}
          onChange={onChange}
        />
      )}
    </div>
  );
}

interface SortProps {
  /** The first choice is the listing's default. */
  choices: Listing['sort'];
  state: ListingState;
  onChange: ShowListing;
}

type SortChoice = SortProps['choices'][number];

const keyOf = ({ code, dir }: Pick<SortChoice, 'code' | 'dir'>) => `${code} ${dir}`;

/** Finds the choice in the URL; a code without a direction means its first choice. */
function currentOf(choices: SortChoice[], { order, dir }: ListingState): SortChoice | undefined {
  const ofCode = order === null ? choices : choices.filter(({ code }) => code === order);
  return ofCode.find((choice) => choice.dir === dir) ?? ofCode[0];
}

/** Sort code and direction in one select: "Price, low to high". */
function SortSelect({ choices, state, onChange }: SortProps) {
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

interface ModeProps {
  modes: DisplayMode[];
  mode: DisplayMode;
  onChange: (mode: DisplayMode) => void;
}

function ModeToggle({ modes, mode, onChange }: ModeProps) {
  const { t } = useTranslation('catalog');
  const names = { grid: t('showGrid'), list: t('showList') };
  return (
    <div className={styles.modes}>
      {modes.map((choice) => (
        <button
          type="button"
          key={choice}
          aria-label={names[choice]}
          title={names[choice]}
          aria-pressed={choice === mode}
          onClick={() => onChange(choice)}
        >
          <Icon name={choice} size={1.25} />
        </button>
      ))}
    </div>
  );
}

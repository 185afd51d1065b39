import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/config/configSlice';
import { ProductPrice } from '@/features/product/price/ProductPrice';
import { formatNumber } from '@/lib/numbers';
import { Icon } from '@/ui/Icon';
import { Picture } from '@/ui/Picture';
import { forgetTerms, recentTerms } from './recentTerms';
import styles from './SuggestionPanel.module.css';
import { useGetSuggestionsQuery } from './searchApi';
import { limitSuggestions, type SuggestionTarget, suggestionTargets } from './suggestionTargets';

interface Props {
  id: string;
  term: string;
  activeId: string | null;
  onTargets: (targets: readonly SuggestionTarget[]) => void;
  onChoose: (target: SuggestionTarget) => void;
}

/** Debounce of suggestions in ms. */
const DEBOUNCE_MS = 140;
const MIN_LENGTH = 2;

/**
 * Suggestions: help pages, 4 products and at most 5 categories (docs/spec/08 §2), or a note that nothing matches; recent searches while the
 * field is empty.
 */
export function SuggestionPanel({ id, term, activeId, onTargets, onChoose }: Props) {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const debouncedTerm = useDebounced(term.trim(), DEBOUNCE_MS);
  const hasTerm = term.trim().length >= MIN_LENGTH;
  const query = useGetSuggestionsQuery(debouncedTerm, {
    skip: !hasTerm || debouncedTerm.length < MIN_LENGTH,
  });
  const { isError, isFetching } = query;
  // Suggestions for the previous term remain until the new ones arrive or fail.
  const data = isError ? query.currentData : query.data;
  const [recent, setRecent] = useState(recentTerms);
  const suggestions = useMemo(() => (hasTerm && data ? limitSuggestions(data) : undefined), [hasTerm, data]);
  const targets = useMemo(
    () => suggestionTargets(suggestions, hasTerm ? [] : recent),
    [suggestions, hasTerm, recent],
  );
  useEffect(() => onTargets(targets), [targets, onTargets]);

  const isCurrent = term.trim() === debouncedTerm && !isFetching;
  if (targets.length === 0) {
    if (!hasTerm || !isCurrent) return null;
    if (isError) return <PanelNote id={id}>{t('suggestionsFailed')}</PanelNote>;
    return data ? <NothingFound id={id} term={debouncedTerm} /> : null;
  }
  const option = (target: SuggestionTarget | undefined) => ({
    target,
    listId: id,
    isActive: target?.id === activeId,
    onChoose,
  });
  const targetOf = (key: string) => targets.find((target) => target.id === key);
  return (
    <div className={styles.panel}>
      <div role="listbox" id={id} aria-label={t('suggestions')}>
        {!hasTerm && recent.length > 0 && <p className={styles.name}>{t('recentSearches')}</p>}
        {!hasTerm &&
          recent.map((recentTerm, index) => (
            <SuggestionOption key={recentTerm} {...option(targetOf(`recent-${index}`))}>
              <Icon name="clock" size={1.125} />
              <span>{recentTerm}</span>
            </SuggestionOption>
          ))}
        {suggestions && suggestions.pages.length > 0 && <p className={styles.name}>{t('helpPages')}</p>}
        {suggestions?.pages.map(({ identifier, title }) => (
          <SuggestionOption key={identifier} {...option(targetOf(`page-${identifier}`))}>
            <Icon name="info" size={1.125} />
            <span>{title}</span>
          </SuggestionOption>
        ))}
        {suggestions && suggestions.categories.length > 0 && <p className={styles.name}>{t('categories')}</p>}
        {suggestions?.categories.map((category) => (
          <SuggestionOption key={category.entity_id} {...option(targetOf(`category-${category.entity_id}`))}>
            <Icon name="grid" size={1.125} />
            <span>{category.name}</span>
            {category.product_count > 0 && <small>{formatNumber(category.product_count, locale)}</small>}
          </SuggestionOption>
        ))}
        {suggestions && suggestions.products.length > 0 && <p className={styles.name}>{t('products')}</p>}
        {suggestions?.products.map((product) => (
          <SuggestionOption key={product.entity_id} {...option(targetOf(`product-${product.entity_id}`))}>
            <Picture
              src={product.image_url.small || product.image_url.normal}
              alt=""
              width={56}
              height={56}
            />
            <span className={styles.product}>
              <span>{product.name}</span>
              <small>{[product.manufacturer, product.model_number].filter(Boolean).join(' · ')}</small>
            </span>
            <ProductPrice product={product} size="sm" />
          </SuggestionOption>
        ))}
      </div>
      {!hasTerm && recent.length > 0 && (
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            forgetTerms();
            setRecent([]);
          }}
        >
          {t('clearRecent')}
        </button>
      )}
      <p className="visually-hidden" role="status">
        {t('suggestionCount', { count: targets.length })}
      </p>
    </div>
  );
}

/** A panel without suggestions, which states why. */
const PanelNote = ({ id, children }: { id: string; children: ReactNode }) => (
  <div className={styles.panel} id={id}>
    <p className={styles.nothing} role="status">
      {children}
    </p>
  </div>
);

/** States that nothing matches, so that an empty panel is not mistaken for a slow one. */
function NothingFound({ id, term }: { id: string; term: string }) {
  const { t } = useTranslation('search');
  return (
    <PanelNote id={id}>
      <strong>{t('nothingMatches', { term })}</strong>
      <br />
      {t('tipSpelling')} {t('tipFewer')}
    </PanelNote>
  );
}

interface OptionProps {
  target: SuggestionTarget | undefined;
  listId: string;
  isActive: boolean;
  onChoose: (target: SuggestionTarget) => void;
  children: ReactNode;
}

/** A suggestion. mousedown must not take the focus from the field, because that would close the list. */
function SuggestionOption({ target, listId, isActive, onChoose, children }: OptionProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  if (!target) return null;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the combobox, which names the active option
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the combobox chooses the active option
    <div
      ref={element}
      id={`${listId}-${target.id}`}
      className={styles.option}
      role="option"
      aria-selected={isActive}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(target)}
    >
      {children}
    </div>
  );
}

/** Returns a value once it has not changed for this many milliseconds. */
function useDebounced<T>(value: T, ms: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return debounced;
}

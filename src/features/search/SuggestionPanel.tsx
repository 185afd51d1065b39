import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from '@/config/useTranslation';
import { ProductPrice } from '@/features/product/price/ProductPrice';
import { Icon } from '@/ui/Icon';
import { Picture } from '@/ui/Picture';
import { recentTerms } from './recentTerms';
import { SuggestionOption } from './SuggestionOption';
import styles from './SuggestionPanel.module.css';
import { useGetSuggestionsQuery } from './searchApi';
import { type SuggestionTarget, suggestionTargets } from './suggestionTargets';
import { useDebounced } from './useDebounced';

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
 * Suggestions: 4 products and at most 5 categories (docs/spec/08 §2); recent searches while the field is
 * empty.
 */
export function SuggestionPanel({ id, term, activeId, onTargets, onChoose }: Props) {
  const { t } = useTranslation('search');
  const debouncedTerm = useDebounced(term.trim(), DEBOUNCE_MS);
  const isTyped = term.trim().length >= MIN_LENGTH;
  const { data, isError } = useGetSuggestionsQuery(debouncedTerm, {
    skip: !isTyped || debouncedTerm.length < MIN_LENGTH,
  });
  const [recent] = useState(recentTerms);
  const suggestions = isTyped ? data : undefined;
  const targets = useMemo(
    () => suggestionTargets(suggestions, isTyped ? [] : recent),
    [suggestions, isTyped, recent],
  );
  useEffect(() => onTargets(targets), [targets, onTargets]);

  if (targets.length === 0) return null;
  const option = (target: SuggestionTarget | undefined) => ({
    target,
    listId: id,
    isActive: target?.id === activeId,
    onChoose,
  });
  const targetOf = (key: string) => targets.find((target) => target.id === key);
  return (
    <div className={styles.panel} role="listbox" id={id} aria-label={t('suggestions')}>
      {!isTyped && recent.length > 0 && <p className={styles.name}>{t('recent')}</p>}
      {!isTyped &&
        recent.map((word, index) => (
          <SuggestionOption key={word} {...option(targetOf(`recent-${index}`))}>
            <Icon name="clock" size={1.125} />
            <span>{word}</span>
          </SuggestionOption>
        ))}
      {suggestions && suggestions.categories.length > 0 && <p className={styles.name}>{t('categories')}</p>}
      {suggestions?.categories.map((category) => (
        <SuggestionOption key={category.entity_id} {...option(targetOf(`category-${category.entity_id}`))}>
          <Icon name="grid" size={1.125} />
          <span>{category.name}</span>
          {category.product_count > 0 && <small>{category.product_count}</small>}
        </SuggestionOption>
      ))}
      {suggestions && suggestions.products.length > 0 && <p className={styles.name}>{t('products')}</p>}
      {suggestions?.products.map((product) => (
        <SuggestionOption key={product.entity_id} {...option(targetOf(`product-${product.entity_id}`))}>
          <Picture src={product.image_url.small || product.image_url.normal} alt="" width={56} height={56} />
          <span className={styles.product}>
            <span>{product.name}</span>
            <small>{[product.manufacturer, product.model_number].filter(Boolean).join(' · ')}</small>
          </span>
          <ProductPrice product={product} size="sm" />
        </SuggestionOption>
      ))}
      <p className="visually-hidden" role="status">
        {isError ? t('suggestionsFailed') : t('suggestionCount', { count: targets.length })}
      </p>
    </div>
  );
}

import { ownValue } from '@contract/ownValue';
import { searchPath } from '@contract/paths';
import { type FormEvent, type KeyboardEvent, Suspense, useCallback, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useTrack } from '@/api/useTrack';
import { lazyPart } from '@/browser/lazyPart';
import { Icon } from '@/ui/Icon';
import { rememberTerm } from './recentTerms';
import styles from './SearchBox.module.css';
import type { SuggestionTarget } from './suggestionTargets';

const SuggestionPanel = lazyPart(async () => ({
  default: (await import('./SuggestionPanel')).SuggestionPanel,
}));

interface Props {
  /** Initial term, for example of a results page. */
  initialTerm?: string;
  /** Called after navigation; closes the overlay that contains the box. */
  onDone?: () => void;
  hasAutoFocus?: boolean;
}

/** The search field with suggestions below it (combobox pattern: focus stays in the field, arrow keys select). */
export function SearchBox({ initialTerm = '', onDone, hasAutoFocus }: Props) {
  const track = useTrack();
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [term, setTerm] = useState(initialTerm);
  const [isOpen, setOpen] = useState(false);
  const options = useActiveOption(isOpen);

  function close() {
    setOpen(false);
    options.reset();
  }
  function go(target: SuggestionTarget) {
    if (target.term) {
      rememberTerm(target.term);
      setTerm(target.term);
    }
    if (target.product) track({ type: 'productSelected', product: target.product, list: 'suggestions' });
    close();
    field.current?.blur();
    onDone?.();
    navigate(target.path);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const path = searchPath(term);
    if (options.active) go(options.active);
    else if (path) go({ id: 'term', path, term: term.trim() });
  }
  return (
    <search
      className={styles.search}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || close()}
    >
      <form className={styles.form} onSubmit={submit}>
        <input
          ref={field}
          className={styles.field}
          type="search"
          name="q"
          role="combobox"
          aria-label={t('search')}
          aria-autocomplete="list"
          aria-expanded={isOpen && options.hasTargets}
          aria-controls={listId}
          aria-activedescendant={options.active ? `${listId}-${options.active.id}` : undefined}
          placeholder={t('placeholder')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: only in an overlay the shopper opened to search
          autoFocus={hasAutoFocus}
          enterKeyHint="search"
          maxLength={100}
          value={term}
          onFocus={() => setOpen(true)}
          onChange={({ target }) => {
            setTerm(target.value);
            setOpen(true);
            options.reset();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && isOpen) {
              event.preventDefault();
              close();
            } else options.onKeyDown(event);
          }}
        />
        <button type="submit" className={styles.submit} aria-label={t('submit')}>
          <Icon name="search" size={1.25} />
        </button>
      </form>
      {isOpen && (
        <Suspense fallback={null}>
          <SuggestionPanel
            id={listId}
            term={term}
            activeId={options.active?.id ?? null}
            onTargets={options.setTargets}
            onChoose={go}
          />
        </Suspense>
      )}
    </search>
  );
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => ((index + 2) % (count + 1)) - 1,
  ArrowUp: (index, count) => ((index + count + 1) % (count + 1)) - 1,
};

/**
 * Selects a suggestion with the arrow keys; index -1 is the field, between the last and the first suggestion. The suggestion is remembered,
 * not its position, because the suggestions for the typed term may replace those of the previous one at any moment.
 */
function useActiveOption(isOpen: boolean) {
  const [targets, setTargets] = useState<readonly SuggestionTarget[]>([]);
  const [activeId, setActiveId] = useState<string | null>(null);
  const index = targets.findIndex(({ id }) => id === activeId);
  const reset = useCallback(() => setActiveId(null), []);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = ownValue(steps, event.key);
    if (!step || !isOpen || targets.length === 0) return;
    event.preventDefault();
    setActiveId(targets[step(index, targets.length)]?.id ?? null);
  };
  const hasTargets = targets.length > 0;
  return { active: (isOpen && targets[index]) || null, hasTargets, setTargets, reset, onKeyDown };
}

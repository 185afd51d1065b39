import type { ProductPage, SimpleProduct } from '@contract/product';
import { VARIANT_PARAMETERS } from '@contract/representativeVariant';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Choice, choiceOfSimple, simpleProductOf, startingChoice, withOption } from './variants';

export interface SelectedVariant {
  choice: Choice;
  /** null for a product without options, or if no simple product matches. */
  simple: SimpleProduct | null;
  choose: (attributeId: string, optionId: string) => void;
}

/** The variant in the URL, or else the default one. Selecting a variant updates the URL, so that a link shows the same one. */
export function useSelectedVariant(product: ProductPage): SelectedVariant {
  const [params, setParams] = useSearchParams();
  const choice = useMemo(() => {
    const requested = VARIANT_PARAMETERS.map((name) => params.get(name)).find((id) =>
      choiceOfSimple(product, id),
    );
    return startingChoice(product, requested ?? null);
  }, [product, params]);
  // A second option may be chosen before the first is rendered and must not start from the rendered choice.
  const latest = useRef(choice);
  useEffect(() => {
    latest.current = choice;
  }, [choice]);
  const choose = useCallback(
    (attributeId: string, optionId: string) => {
      const next = withOption(product, latest.current, attributeId, optionId);
      const simple = simpleProductOf(product, next);
      if (!simple) return;
      latest.current = next;
      const changed = new URLSearchParams(params);
      changed.delete('configured_entity_id');
      changed.set('configurable_entity_id', simple.entity_id);
      setParams(changed, { replace: true, preventScrollReset: true });
    },
    [product, params, setParams],
  );
  const isConfigurable = product.attributes.length > 0;
  return { choice, simple: isConfigurable ? simpleProductOf(product, choice) : null, choose };
}

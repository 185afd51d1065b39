import type { ProductPage, SimpleProduct } from '@contract/product';
import { VARIANT_PARAMETERS } from '@contract/representativeVariant';
import { useCallback } from 'react';
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
  const requested = VARIANT_PARAMETERS.map((name) => params.get(name)).find((id) =>
    choiceOfSimple(product, id),
  );
  const choice = startingChoice(product, requested ?? null);
  const choose = useCallback(
    (attributeId: string, optionId: string) => {
      const simple = simpleProductOf(product, withOption(product, choice, attributeId, optionId));
      if (!simple) return;
      const next = new URLSearchParams(params);
      next.delete('configured_entity_id');
      next.set('configurable_entity_id', simple.entity_id);
      setParams(next, { replace: true, preventScrollReset: true });
    },
    [product, choice, params, setParams],
  );
  const isConfigurable = product.attributes.length > 0;
  return { choice, simple: isConfigurable ? simpleProductOf(product, choice) : null, choose };
}

import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ProductPage, SimpleProduct } from '@/api/contract/product';
import { type Choice, choiceOf, simpleOf, startingChoice, withOption } from './variants';

/** Both names are in use on the web; the first is the one that is written. */
const PARAMETERS = ['configurable_entity_id', 'configured_entity_id'];

export interface ChosenVariant {
  choice: Choice;
  /** null for a product without options, or when no product has them all. */
  simple: SimpleProduct | null;
  choose: (attributeId: string, optionId: string) => void;
}

/** The variant of the address, else the one to start with; choosing writes the address, so a link shows the same one. */
export function useChoice(product: ProductPage): ChosenVariant {
  const [params, setParams] = useSearchParams();
  const asked = PARAMETERS.map((name) => params.get(name)).find((id) => choiceOf(product, id));
  const choice = startingChoice(product, asked ?? null);
  const choose = useCallback(
    (attributeId: string, optionId: string) => {
      const simple = simpleOf(product, withOption(product, choice, attributeId, optionId));
      if (!simple) return;
      const next = new URLSearchParams(params);
      next.delete('configured_entity_id');
      next.set('configurable_entity_id', simple.entity_id);
      setParams(next, { replace: true, preventScrollReset: true });
    },
    [product, choice, params, setParams],
  );
  const isConfigurable = product.attributes.length > 0;
  return { choice, simple: isConfigurable ? simpleOf(product, choice) : null, choose };
}

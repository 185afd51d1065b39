import type { BackendContext } from '../backendContext.ts';
import { linkedIds } from '../catalog/product/links.ts';

/** Matches questions about other products: similar, cheaper, better or matching ones. */
const ALTERNATIVES_QUESTION =
  /\b(similar|alternativ\w*|something else|instead|like this|other (models?|ones?|options?)|better|goes? (well )?with|matching|accessor\w+|semblable|autre chose|autres? mod[eè]les?|meilleur\w*|va avec|assorti\w*|accessoires?)/i;

const MAX_ALTERNATIVES = 3;

/** Returns the ids of products to show with a reply; none when the question is about this product alone. */
export async function findAlternatives(
  backend: BackendContext,
  productId: number,
  question: string,
): Promise<number[]> {
  if (!ALTERNATIVES_QUESTION.test(question)) return [];
  const [better, others] = [
    await linkedIds(backend, productId, 'step_up'),
    await linkedIds(backend, productId, 'crosssell'),
  ];
  return [...new Set([...better, ...others])].slice(0, MAX_ALTERNATIVES);
}

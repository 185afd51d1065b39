import { linkedIds } from '../catalogue/product/links.ts';
import type { StoreContext } from '../storeContext.ts';

/** Questions for something else: similar, cheaper, better, or what goes with it. */
const ASKED =
  /\b(similar|alternativ\w*|something else|instead|like this|other (models?|ones?|options?)|better|goes? (well )?with|matching|accessor\w+|semblable|autre chose|autres? mod[eè]les?|meilleur\w*|va avec|assorti\w*|accessoires?)/i;

const MOST = 3;

/** Ids of the products an answer should show; none when the question is about this product alone. */
export async function alternativesTo(
  store: StoreContext,
  productId: number,
  question: string,
): Promise<number[]> {
  if (!ASKED.test(question)) return [];
  const [better, others] = [
    await linkedIds(store, productId, 'step_up'),
    await linkedIds(store, productId, 'crosssell'),
  ];
  return [...new Set([...better, ...others])].slice(0, MOST);
}

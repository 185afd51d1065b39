import { pagePaths } from '../../../../contract/paths.ts';
import { tokensIn } from '../question/tokens.ts';
import { type FactKind, isAbout, sectionOf, textOf } from './factScope.ts';

const MOST_PLACES = 4;

/** Stock in total, and at the locations named in the question. */
export const stock: FactKind = (scope) => {
  if (!isAbout(scope, 'stock') || isAbout(scope, 'find', 'colour', 'documents', 'since', 'alternatives'))
    return [];
  const { page, question } = scope;
  const { name, availability, in_stock: isOnHand } = page;
  const links = [sectionOf(scope), { title: textOf(scope, 'chatSourceStores'), url: pagePaths.stores }];
  const named = page.location_inventory.filter(({ store_name }) =>
    tokensIn(store_name).some((token) => token.length > 3 && question.rest.includes(token)),
  );
  if (named.length > 0)
    return named.slice(0, MOST_PLACES).map(({ store_name, label }) => ({
      text: textOf(scope, 'chatStockAt', { name, place: store_name, label }),
      links,
    }));
  // "Is it available in brass?" is not a question about stock.
  if (question.rest.length > 0 && !question.tokens.includes('stock')) return [];
  if (!isOnHand) return [{ text: textOf(scope, 'chatStockNone', { name }), links }];
  if (availability === 'special_order') return [{ text: textOf(scope, 'chatStockOrder', { name }), links }];
  const places = page.location_inventory.filter(({ qty }) => qty > 0).map((one) => one.store_name);
  if (places.length === 0) return [{ text: textOf(scope, 'chatStock', { name }), links }];
  return [
    {
      text: textOf(scope, 'chatStockShops', { name, shops: places.slice(0, MOST_PLACES).join(', ') }),
      links,
    },
  ];
};

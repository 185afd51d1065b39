import { productPathOf } from '../../../../contract/paths.ts';
import { readTileList } from '../../catalog/product/readTileList.ts';
import { isAbout, sectionOf, textOf } from '../facts/factScope.ts';
import { replyOf } from '../reply.ts';
import type { Command } from './command.ts';
import { findNamedProduct } from './namedProduct.ts';

/** Offers a button that adds the product, or another one named in the question, to the cart or the comparison. */
export const addProduct: Command = async (scope) => {
  const { page, question, backend, context } = scope;
  const kind = isAbout(scope, 'to_compare') ? 'compare' : isAbout(scope, 'cart') ? 'cart' : null;
  if (kind === null || question.isNegated) return null;
  const named =
    /\b(?:add|put|ajoute[rz]?|mets|mettez)\s+(?:the|la|le|les|l['’])\s*(.+?)\s+(?:to|in|into|au|à|dans)\b/i.exec(
      question.plain,
    )?.[1];
  const otherId = named ? await findNamedProduct(scope, named) : null;
  const [other] = otherId === null ? [] : await readTileList(backend, context, [otherId]);
  const product = other
    ? { entity_id: String(other.entity_id), name: other.name ?? '', image: other.image_url?.normal ?? '' }
    : { entity_id: page.entity_id, name: page.name, image: page.image_url.normal };
  const target = other ?? page;
  const links = [other ? { title: product.name, url: productPathOf(other) } : sectionOf(scope)];
  if (kind === 'compare')
    return replyOf([{ text: textOf(scope, 'chatConfirmCompare', { name: product.name }), links }], {
      actions: [{ kind, products: [product] }],
    });
  if (target.display_add_to_cart === false || target.in_stock === false)
    return replyOf([{ text: textOf(scope, 'chatNotForSale', { name: product.name }), links }]);
  if (target.type_id !== 'simple')
    return replyOf([{ text: textOf(scope, 'chatChooseOptions', { name: product.name }), links }], {
      productIds: [Number(product.entity_id)],
    });
  return replyOf([{ text: textOf(scope, 'chatConfirmCart', { name: product.name }), links }], {
    actions: [{ kind, products: [product] }],
  });
};

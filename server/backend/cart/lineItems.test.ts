import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addLineItem,
  type CartContents,
  fingerprint,
  mergeContents,
  removeAddon,
  removeLineItem,
  setQty,
} from './lineItems.ts';

const EMPTY: CartContents = { lines: [], links: [] };
const SOFA = 1;
const CHAIR = 2;
const WARRANTY = 9;

/** Numbers the line items like the database. */
const stored = (contents: CartContents): CartContents => ({
  ...contents,
  lines: contents.lines.map((line, index) => ({ ...line, itemId: line.itemId ?? 100 + index })),
});
const filled = (...products: [productId: number, qty: number, parentId?: number][]) =>
  stored(
    products.reduce(
      (all, [productId, qty, parentId]) =>
        addLineItem(all, { productId, simpleId: null, qty, parentId: parentId ?? null }),
      EMPTY,
    ),
  );
const itemOf = (contents: CartContents, productId: number) =>
  contents.lines.find((line) => line.productId === productId)?.itemId ?? -1;

describe('line items of a cart', () => {
  it('merges line items of one variant, not of different variants', () => {
    const one = addLineItem(filled([SOFA, 1]), { productId: SOFA, simpleId: null, qty: 2, parentId: null });
    const two = addLineItem(one, { productId: SOFA, simpleId: 11, qty: 1, parentId: null });
    expect(two.lines.map((line) => line.qty)).toEqual([3, 1]);
  });

  it('removes an add-on of one main product, whatever its quantity', () => {
    const cart = filled([SOFA, 1], [WARRANTY, 3, SOFA]);
    const left = removeAddon(cart, SOFA, WARRANTY);
    expect(fingerprint(left)).toBe('1:x1');
  });

  it('reduces the quantity of an add-on of two main products by one', () => {
    const cart = filled([SOFA, 1], [CHAIR, 1], [WARRANTY, 1, SOFA], [WARRANTY, 1, CHAIR]);
    expect(fingerprint(removeAddon(cart, SOFA, WARRANTY))).toBe('1:x1 2:x1 9:x1 2>9');
  });

  it('removes an add-on of quantity 1 even when two main products have it', () => {
    const cart = filled([SOFA, 1], [CHAIR, 1], [WARRANTY, 1, SOFA]);
    const shared = { ...cart, links: [...cart.links, { mainId: CHAIR, addonId: WARRANTY }] };
    expect(fingerprint(removeAddon(shared, SOFA, WARRANTY))).toBe('1:x1 2:x1');
  });

  it('removes a main product’s add-ons by the same rule', () => {
    const cart = filled([SOFA, 1], [CHAIR, 1], [WARRANTY, 1, SOFA], [WARRANTY, 1, CHAIR]);
    const withoutSofa = removeLineItem(cart, itemOf(cart, SOFA));
    expect(fingerprint(withoutSofa)).toBe('2:x1 9:x1 2>9');
    expect(fingerprint(removeLineItem(withoutSofa, itemOf(cart, CHAIR)))).toBe('');
  });

  it('keeps an add-on while another variant of its main product is in the cart', () => {
    const cart = filled([SOFA, 1], [WARRANTY, 1, SOFA]);
    const two = stored(addLineItem(cart, { productId: SOFA, simpleId: 11, qty: 1, parentId: null }));
    expect(fingerprint(removeLineItem(two, itemOf(two, SOFA)))).toBe('9:x1 1:11x1 1>9');
  });

  it('unlinks the main product that a smaller quantity names, and links it otherwise', () => {
    const cart = filled([SOFA, 1], [CHAIR, 1], [WARRANTY, 1, SOFA], [WARRANTY, 1, CHAIR]);
    const less = setQty(cart, itemOf(cart, WARRANTY), 1, SOFA);
    expect(fingerprint(less)).toBe('1:x1 2:x1 9:x1 2>9');
    expect(fingerprint(setQty(less, itemOf(cart, WARRANTY), 2, SOFA))).toBe('1:x1 2:x1 9:x2 2>9 1>9');
  });

  it('merges a guest’s cart into a customer’s cart without doubling line items', () => {
    const own = filled([SOFA, 2], [WARRANTY, 1, SOFA]);
    const result = mergeContents(own, filled([SOFA, 1], [CHAIR, 1], [WARRANTY, 1, SOFA]));
    expect(fingerprint(result)).toBe('1:x2 9:x1 2:x1 1>9');
    expect(fingerprint(mergeContents(result, result))).toBe(fingerprint(result));
  });

  it('contains no link to a product that is not in the cart', () => {
    const product = fc.integer({ min: 1, max: 5 });
    const step = fc.record({
      kind: fc.constantFrom('add', 'addon', 'remove', 'off'),
      a: product,
      b: product,
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const end = steps.reduce((cart, { kind, a, b }) => {
          if (kind === 'remove') return removeLineItem(cart, itemOf(cart, a));
          if (kind === 'off') return removeAddon(cart, a, b);
          const parentId = kind === 'addon' && a !== b && itemOf(cart, b) > 0 ? b : null;
          return stored(addLineItem(cart, { productId: a, simpleId: null, qty: 1, parentId }));
        }, EMPTY);
        const products = new Set(end.lines.map((line) => line.productId));
        expect(end.links.every(({ mainId, addonId }) => products.has(mainId) && products.has(addonId))).toBe(
          true,
        );
      }),
    );
  });
});

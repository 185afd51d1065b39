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
const LAMP = 8;
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

  it('removes the line that is named and leaves the links of other products', () => {
    const cart = filled([SOFA, 1], [CHAIR, 1], [LAMP, 1, SOFA], [WARRANTY, 2, CHAIR]);
    expect(fingerprint(removeLineItem(cart, itemOf(cart, CHAIR)))).toBe('1:x1 8:x1 1>8');
    expect(fingerprint(removeLineItem(cart, itemOf(cart, WARRANTY)))).toBe('1:x1 2:x1 8:x1 1>8');
    expect(fingerprint(removeLineItem(cart, 999))).toBe(fingerprint(cart));
  });

  it('removes an add-on that one parent uses while another add-on has two', () => {
    const cart = filled([SOFA, 1], [CHAIR, 1], [LAMP, 2, SOFA], [WARRANTY, 1, SOFA], [WARRANTY, 1, CHAIR]);
    expect(fingerprint(removeAddon(cart, SOFA, LAMP))).toBe('1:x1 2:x1 9:x2 1>9 2>9');
  });

  it('ignores an add-on that is linked to another main product only', () => {
    const cart = filled([SOFA, 1], [CHAIR, 1], [WARRANTY, 1, CHAIR]);
    expect(fingerprint(removeAddon(cart, SOFA, WARRANTY))).toBe(fingerprint(cart));
  });

  it('drops the link of an add-on whose line is gone', () => {
    const gone = { lines: filled([SOFA, 1]).lines, links: [{ mainId: SOFA, addonId: WARRANTY }] };
    expect(removeAddon(gone, SOFA, WARRANTY)).toEqual({ lines: gone.lines, links: [] });
  });

  it('removes a line by quantity 0 and changes nothing for an unknown line', () => {
    const cart = filled([SOFA, 2], [WARRANTY, 1, SOFA]);
    expect(fingerprint(setQty(cart, itemOf(cart, SOFA), 0, null))).toBe('');
    expect(setQty(cart, 999, 3, null)).toBe(cart);
  });

  it('links by the same quantity, and leaves the links alone without a parent', () => {
    const cart = filled([SOFA, 1], [WARRANTY, 2]);
    expect(fingerprint(setQty(cart, itemOf(cart, WARRANTY), 2, SOFA))).toBe('1:x1 9:x2 1>9');
    const linked = filled([SOFA, 1], [WARRANTY, 2, SOFA]);
    expect(fingerprint(setQty(linked, itemOf(linked, WARRANTY), 1, null))).toBe('1:x1 9:x1 1>9');
  });

  it('merges variants by product and variant, and links each pair once', () => {
    const variant = (simpleId: number | null, qty: number) =>
      stored(addLineItem(EMPTY, { productId: SOFA, simpleId, qty, parentId: null }));
    expect(fingerprint(mergeContents(variant(11, 1), variant(12, 2)))).toBe('1:11x1 1:12x2');
    expect(fingerprint(mergeContents(variant(null, 1), variant(11, 2)))).toBe('1:x1 1:11x2');
    const lamps = filled([SOFA, 1], [LAMP, 1, SOFA]);
    expect(fingerprint(mergeContents(lamps, filled([SOFA, 1], [WARRANTY, 1, SOFA])))).toBe(
      '1:x1 8:x1 9:x1 1>8 1>9',
    );
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

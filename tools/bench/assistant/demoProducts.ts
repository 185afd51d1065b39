import { sellable } from '../../../demo/catalog/products.ts';
import type { DemoProduct } from '../../../demo/types.ts';
import type { Attribute, DataProduct, DataValue } from './questionCase.ts';

const SPEC_ATTRIBUTES: readonly [label: string, attribute: Attribute, unit: string][] = [
  ['Width', 'width', 'in'],
  ['Depth', 'depth', 'in'],
  ['Height', 'height', 'in'],
  ['Weight', 'weight', 'lb'],
  ['Capacity', 'capacity', 'cuft'],
  ['Energy per year', 'energy', 'kwh'],
  ['Noise', 'noise', 'dba'],
  ['Warranty', 'warranty', 'years'],
];
const FEATURES: readonly [label: string, attribute: Attribute][] = [
  ['Ice maker', 'ice maker'],
  ['Water dispenser', 'water dispenser'],
  ['App control', 'app control'],
  ['Convection', 'convection'],
  ['Third rack', 'third rack'],
  ['Steam', 'steam'],
  ['Soft close', 'soft close'],
];

function dataProduct(product: DemoProduct): DataProduct {
  const specs = product.specs.flatMap(({ details }) => details);
  // An oven and a drum have a capacity too.
  const namesOf = (label: string) => (label === 'Capacity' ? [label, 'Oven capacity', 'Drum'] : [label]);
  const valueIn = (label: string) =>
    specs.find((spec) => namesOf(label).includes(spec.label.en))?.value.en ?? null;
  const measures = SPEC_ATTRIBUTES.map(([label, attribute, unit]): DataValue => {
    const text = valueIn(label);
    return { attribute, value: text === null ? null : Number.parseFloat(text), unit };
  });
  // A set has the features of its parts, which its own list does not contain.
  const own = (product.type === 'bundle' ? [] : FEATURES).map(
    ([label, attribute]): DataValue => ({
      attribute,
      value: product.features.some((feature) => feature.en === label),
    }),
  );
  const price = product.poa ? null : product.price / 100;
  const texts = JSON.stringify([product.specs, product.features, product.shortDescription, product.name]);
  return {
    sku: product.sku,
    name: product.name,
    values: [...measures, ...own, { attribute: 'price', value: price }],
    facts: [...texts.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number)),
  };
}

/** The demo shop's products with a data sheet. */
export const demoProducts = (): DataProduct[] =>
  sellable.filter(({ specs }) => specs.length > 0).map(dataProduct);

import { type CatalogProduct, products } from './catalog.ts';

const attributeOf = (product: CatalogProduct, code: string): string =>
  code === 'manufacturer' ? product.brand : code === 'color' ? product.colors.join(',') : '';

/** filters: 'code:value,value;code:from-to' (docs/spec/07 §2) */
export function matchesFilters(product: CatalogProduct, filters: string): boolean {
  return filters
    .split(';')
    .filter(Boolean)
    .every((filter) => {
      const [code = '', values = ''] = filter.split(':');
      if (code === 'price') {
        const [from = 0, to = Number.POSITIVE_INFINITY] = values.split('-').map(Number);
        return product.price >= from && product.price <= (to || Number.POSITIVE_INFINITY);
      }
      const own = attributeOf(product, code).split(',');
      return values.split(',').some((value) => own.includes(value));
    });
}

export function sortProducts(list: readonly CatalogProduct[], order: string, dir: string): CatalogProduct[] {
  const sign = dir === 'desc' ? -1 : 1;
  return list.toSorted((a, b) => {
    if (order === 'price') return sign * (a.price - b.price);
    if (order === 'name') return sign * a.name.localeCompare(b.name);
    return sign * (products.indexOf(a) - products.indexOf(b));
  });
}

function countsOf(list: readonly CatalogProduct[], code: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of list.flatMap((product) => attributeOf(product, code).split(',').filter(Boolean))) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** The filters of a listing: manufacturer, price, and colour where products have one. */
export function facetsOf(all: readonly CatalogProduct[], matching: readonly CatalogProduct[]) {
  const lists = [
    ['manufacturer', 'Brand'],
    ['color', 'Color'],
  ] as const;
  const amounts = all.map(({ price }) => price);
  return [
    ...lists
      .map(([code, label]) => {
        const counts = countsOf(matching, code);
        return {
          code,
          label,
          type: 'list',
          values: [...countsOf(all, code).keys()].map((value) => ({
            value,
            label: value,
            count: counts.get(value) ?? 0,
          })),
        };
      })
      .filter(({ values }) => values.length > 0),
    ...(all.length > 0
      ? [
          {
            code: 'price',
            label: 'Price',
            type: 'range',
            min: Math.min(...amounts),
            max: Math.max(...amounts),
          },
        ]
      : []),
  ];
}

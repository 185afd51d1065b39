/** Shapes that the specification leaves open, as another author of a backend would choose them (docs/spec/19 §8 and §9). */

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Facet {
  code: string;
  values?: unknown;
}
interface DetailGroup {
  details: { label: string; value: string }[];
}

/** A filter has a name and options; a range keeps its limits. */
const openFilter = ({ code, values, ...facet }: Facet) =>
  values === undefined ? { code, ...facet } : { name: code, options: values };

function openProduct(product: Fields): Fields {
  const attributes = product.attributes as { id: string }[] | undefined;
  const groups = product.product_data as DetailGroup[] | undefined;
  const images = product.images as { url: string }[] | undefined;
  const categories = product.categories as { entity_id: string }[] | undefined;
  return {
    ...product,
    ...(attributes && { attributes: Object.fromEntries(attributes.map(({ id, ...rest }) => [id, rest])) }),
    ...(groups && {
      product_data: Object.fromEntries(
        groups.flatMap(({ details }) => details.map(({ label, value }) => [label, value])),
      ),
    }),
    ...(images && { images: images.map(({ url }) => url) }),
    ...(categories && { categories: categories.map(({ entity_id }) => entity_id), assets: [901, 902] }),
  };
}

/** Rewrites the response to a GET: the fields of a cart's info at the top level, an estimate as a list, and so on. */
export function openShape(path: string, data: unknown): unknown {
  if (!isObject(data)) return path === '/locations' || path === '/categories' ? { items: data } : data;
  if (path === '/cart') {
    const { info, ...cart } = data;
    return { ...cart, ...(info as Fields) };
  }
  if (/^\/products\/[^/]+\/shipping\//.test(path)) return data.methods;
  if (/^\/products\/[^/]+$/.test(path)) return openProduct(data);
  if (Array.isArray(data.filters)) return { ...data, filters: (data.filters as Facet[]).map(openFilter) };
  return data;
}

/** The body of the response to a write: none, but the item for a wishlist. */
export const openWriteBody = (path: string): string =>
  path === '/customer/wishlist/items' ? '{"product_id":"1","added":true}' : '';

import * as z from 'zod/mini';
import {
  converted,
  flag,
  id,
  identified,
  ids,
  isAbsent,
  list,
  maybe,
  maybeDate,
  maybeNumber,
  number,
  oneOf,
  orText,
  orValue,
  readAs,
  requiredText,
  text,
  toList,
} from './fields';
import { ownValue } from './ownValue';
import { isObject, pairs } from './reshape';
import { mergeRepeated, uniqueList } from './uniqueList';

// Parts of a product: images, attributes, flags, assets, details and stock (docs/spec/09 §1).

const detailFields = z.object({ label: text(), value: text() });
const detail = readAs(orValue<typeof detailFields, string>('value', detailFields), {
  label: ['name', 'title', 'key', 'code'],
  value: ['text', 'data'],
});
/** Details may be a map from label to value. */
export const details = list(detail, pairs('label', 'value'));

const groupFields = z.object({ group: text(), details });
/** Specifications of a product by group, for display only. */
export const detailGroup = readAs(groupFields, {
  group: ['name', 'title', 'label'],
  details: ['items', 'attributes', 'data', 'values'],
});

/** Specifications may lack groups: a map or list of labels and values, or a map of such maps by group. */
export function toGroups(value: unknown): unknown {
  const pairsOf = pairs('label', 'value')(value);
  const elements = isObject(pairsOf) ? Object.entries(pairsOf) : null;
  if (elements?.every(([, one]) => isObject(one) && !hasDetails(one) && !('value' in one)))
    return elements.map(([group, one]) => ({ group, details: one }));
  if (elements?.every(([, one]) => Array.isArray(one)) && !hasDetails(pairsOf))
    return elements.map(([group, one]) => ({ group, details: one }));
  if (isObject(value) && typeof value.label === 'string' && 'value' in value)
    return [{ group: '', details: [value] }];
  const ungrouped = elements ? elements.map(([, one]) => one) : pairsOf;
  return Array.isArray(ungrouped) &&
    ungrouped.length > 0 &&
    ungrouped.every((one) => isObject(one) && !hasDetails(one))
    ? [{ group: '', details: ungrouped }]
    : pairsOf;
}
const hasDetails = (value: unknown) =>
  isObject(value) && ['details', 'items', 'attributes', 'data', 'values'].some((name) => name in value);

const categoryFields = z.object({ entity_id: id, name: text(), url_key: text(), level: number(2) });
/** A category of a product; a plain identifier refers to a category of the tree. */
export const productCategory = readAs(orValue<typeof categoryFields, string>('entity_id', categoryFields), {
  entity_id: ['category_id', 'id'],
});

const imageFields = z.object({ url: id, alt: text(), width: number(1000), height: number(1000) });
/** A plain string is the URL of an image. */
export const productImage = readAs(orText<typeof imageFields, string>('url', imageFields), {
  url: ['src', 'normal', 'large', 'image', 'file', 'href', 'small'],
  alt: ['label', 'title'],
});

const swatchFields = z.object({ type: oneOf(['colour', 'image', 'text'], 'text'), value: text() });
/** A plain string is a colour, the URL of an image, or the swatch's label. */
const toSwatch = (value: unknown) => {
  if (typeof value !== 'string') return value;
  const type = /^(#|rgb)/.test(value)
    ? 'colour'
    : /^(https?:)?\/|\.(png|jpe?g|webp|svg)$/i.test(value)
      ? 'image'
      : 'text';
  return { type, value };
};
export type Swatch = z.output<typeof swatchFields>;
export const swatch = converted(
  toSwatch,
  readAs(swatchFields, { value: ['colour', 'color', 'url', 'image'] }),
);

const optionFields = z.object({
  id,
  label: text(),
  /** entity_ids of the simple products with this option. */
  products: ids,
  swatch: maybe(swatch),
});
const attributeOption = readAs(orText<typeof optionFields, string>('label', optionFields), {
  id: ['value', 'option_id', 'value_index', 'code', 'label'],
  label: ['name', 'title', 'text', 'value'],
  products: ['product_ids', 'simple_products'],
});
type AttributeOption = z.output<typeof attributeOption>;

/** A backend may list an option once for each of its simple products. */
const mergeOptions = (first: AttributeOption, repeated: AttributeOption): AttributeOption => ({
  ...first,
  products: [...new Set([...first.products, ...repeated.products])],
});

/** The attributes to select on a configurable product, in order of ordinal. */
const attributeFields = z.object({
  id,
  code: text(),
  label: text(),
  ordinal: number(0),
  options: uniqueList(attributeOption, 'id', pairs('id', 'label'), mergeOptions),
});
/** The swatches of an attribute may be listed separately from its options, by option id. */
function withSwatches(value: unknown): unknown {
  if (!isObject(value) || !isObject(value.swatches) || !Array.isArray(value.options)) return value;
  const { swatches, options } = value;
  return {
    ...value,
    options: options.map((option: unknown) =>
      isObject(option) && isAbsent(option.swatch)
        ? { ...option, swatch: ownValue(swatches, String(option.id)) }
        : option,
    ),
  };
}
const productAttribute = converted(
  withSwatches,
  readAs(attributeFields, {
    id: ['attribute_id', 'entity_id', 'code', 'attribute_code'],
    code: ['attribute_code'],
    label: ['name', 'title', 'frontend_label', 'code'],
    ordinal: ['position'],
    options: ['values'],
  }),
);
export type ProductAttribute = z.output<typeof productAttribute>;
/** Of attributes that a backend repeats, one has the options of all. */
export const productAttributes = uniqueList(productAttribute, 'id', undefined, (first, repeated) => ({
  ...first,
  options: mergeRepeated([...first.options, ...repeated.options], 'id', mergeOptions),
}));

const flagFields = z
  .object({ position: number(1), visible: flag(true), text: text(), colour: text() })
  .check(z.refine(({ position }) => position >= 1 && position <= 8));
export const productFlag = readAs(flagFields, { text: ['label', 'name'], colour: ['color'] });
/** Flags may be a map by position. */
export const productFlags = list(productFlag, (value) =>
  isObject(value) && Object.values(value).every(isObject)
    ? Object.entries(value).map(([position, one]) => ({ position, ...(one as object) }))
    : value,
);

export const promotion = z.object({
  linq_type: text(),
  program_id: text(),
  promo_name: text(),
  promo_short_description: text(),
  package_savings: maybeNumber,
  start_date: maybeDate,
  end_date: maybeDate,
  rebate_form_url: text(),
});

const assetFields = z.object({
  type: z.enum(['image', 'image360', 'video', 'embeddedVideo']),
  url: text(),
  /** image360: the frames in order */
  frames: list(requiredText),
  poster: text(),
  title: text(),
});
/** A plain string is the URL of an asset, whose extension is its type. A bare identifier has nothing to show. */
const toAsset = (value: unknown) =>
  typeof value === 'string' && /[/.]/.test(value)
    ? {
        url: value,
        type: /\.(mp4|webm|mov)(\?|$)/i.test(value)
          ? 'video'
          : /youtu|vimeo|wistia/i.test(value)
            ? 'embeddedVideo'
            : 'image',
      }
    : value;
export const asset = converted(toAsset, readAs(assetFields, { url: ['src', 'file', 'href'] }));

const ASSET_TYPES = ['image', 'image360', 'video', 'embeddedVideo'];
/** Assets may be grouped by type; bare identifiers are dropped. */
export function toAssets(value: unknown): unknown {
  if (isObject(value) && Object.keys(value).every((type) => ASSET_TYPES.includes(type)))
    return Object.entries(value).flatMap(([type, group]) =>
      toList(group).map((one) => (isObject(one) ? { type, ...one } : { type, url: one })),
    );
  const isNumbered = (one: unknown) => typeof one === 'number' || /^\d+$/.test(String(one));
  return isObject(value) && isObject(Object.values(value)[0])
    ? value
    : isObject(value) && 'type' in value
      ? value
      : toList(value).filter((one) => !isNumbered(one));
}
export type Asset = z.output<typeof asset>;

const documentFields = z.object({ title: text(), url: id, size: text() });
export const documentAsset = readAs(orText<typeof documentFields, string>('url', documentFields), {
  url: ['file', 'href', 'src', 'link'],
  title: ['name', 'label'],
});

export const locationStock = readAs(
  identified(
    z.object({ store_id: text(), google_code: text(), store_name: text(), qty: number(0), label: text() }),
    'store_id',
    'google_code',
  ),
  {
    store_id: ['google_code', 'id', 'location_id', 'storelocationid'],
    store_name: ['name'],
    qty: ['quantity', 'stock'],
  },
);
/** The stock of locations may be a map by location code, of quantities or objects. */
export const locationStocks = uniqueList(locationStock, 'store_id', (value) => {
  const named = pairs('store_id', 'qty')(value);
  return isObject(named) && !('qty' in named)
    ? Object.entries(named).map(([key, one]) =>
        isObject(one) && !/^\d$/.test(key) ? { google_code: key, ...one } : one,
      )
    : named;
});

/** The attribute's name contains JSON, and some backends do send the list as JSON text. */
const videoFields = z.object({ url: text(), title: text() });
export const videosJson = list(orText<typeof videoFields, string>('url', videoFields), (value) => {
  try {
    return toList(typeof value === 'string' ? JSON.parse(value) : value);
  } catch {
    return [];
  }
});

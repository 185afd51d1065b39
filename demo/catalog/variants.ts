import { materials } from '../materials.ts';
import { text } from '../text.ts';
import type { DemoOption, DemoOptionValue, DemoVariant } from '../types.ts';
import { cents, isAppliance, type Pricing, reduced } from './commerce/pricing.ts';
import { isMadeToOrder, stockOf } from './commerce/stock.ts';
import type { Draft, SizeChoice } from './draft.ts';
import { variantModelNumber } from './modelNumbers.ts';
import { inSize, sizeOf, specGroups } from './specs.ts';
import { picturesOf, subjectOf, variantSubject } from './subjects.ts';

interface Selection {
  colour?: DemoOptionValue & { subject: string };
  size?: SizeChoice;
}

function coloursOf(draft: Draft): NonNullable<Selection['colour']>[] {
  if (!draft.colours) return [];
  const { first, others } = draft.colours;
  return [first, ...others].map((id) => ({
    key: id,
    label: materials[id].label,
    swatch: materials[id].colour,
    surface: materials[id].surface,
    subject: id === first ? draft.id : variantSubject(draft, id),
  }));
}

/** The options of a product, colour first. Empty for a simple product. */
export function optionsOf(draft: Draft): DemoOption[] {
  const colours = coloursOf(draft).map(({ subject: _subject, ...value }) => value);
  const sizes = draft.sizes?.map(({ key, label }) => ({ key, label })) ?? [];
  const finish = isAppliance(draft) ? text('Finish', 'Fini') : text('Color', 'Couleur');
  return [
    ...(colours.length > 0 ? [{ attribute: 'colour' as const, label: finish, values: colours }] : []),
    ...(sizes.length > 0
      ? [{ attribute: 'size' as const, label: text('Size', 'Format'), values: sizes }]
      : []),
  ];
}

/** The variants of a product: each combination of colour and size. Empty for a simple product. */
export function variantsOf(draft: Draft, sku: string, parent: Pricing): DemoVariant[] {
  const colours: Selection['colour'][] = coloursOf(draft);
  const sizes: Selection['size'][] = [...(draft.sizes ?? [])];
  if (colours.length === 0 && sizes.length === 0) return [];
  if (colours.length === 0) colours.push(undefined);
  if (sizes.length === 0) sizes.push(undefined);
  return colours.flatMap((colour) => sizes.map((size) => variant(draft, sku, parent, { colour, size })));
}

function variant(draft: Draft, sku: string, parent: Pricing, { colour, size }: Selection): DemoVariant {
  const id = [draft.id, colour?.key, size?.key].filter(Boolean).join('-');
  const suffix = [colour?.key, size?.key].filter(Boolean).join('-').toUpperCase();
  const isLeatherUpgrade =
    colour?.surface === 'leather' && draft.colours && materials[draft.colours.first].surface !== 'leather';
  const dollars = Math.round((size?.price ?? draft.price) * (isLeatherUpgrade ? 1.15 : 1));
  const price = cents(dollars, isAppliance(draft));
  const proportional = price + Math.round((price * (parent.listPrice / parent.price - 1)) / 1000) * 1000;
  const listPrice = Math.max(price, proportional);
  const picture = colour?.subject ?? draft.id;
  const subject = subjectOf(picture);
  const sized = size && inSize(draft, size);
  const finish =
    draft.colours && [draft.colours.first, ...draft.colours.others].find((key) => key === colour?.key);
  const labels = (language: 'en' | 'fr') =>
    [colour?.label[language], size?.label[language]].filter(Boolean).join(', ');
  return {
    sku: `${sku}-${suffix}`,
    urlKey: id,
    name: text(`${draft.name.en}, ${labels('en')}`, `${draft.name.fr}, ${labels('fr')}`),
    modelNumber: variantModelNumber(draft, { finish, size: size?.key }),
    ...(sized ? { size: sizeOf(sized), specs: specGroups(sized) } : {}),
    choice: { ...(colour ? { colour: colour.key } : {}), ...(size ? { size: size.key } : {}) },
    price,
    listPrice,
    ...(parent.poa ? {} : reduced(draft, { price, listPrice })),
    stock: stockOf(id, dollars, isMadeToOrder(draft)),
    picture,
    images: subject ? picturesOf(subject) : [],
  };
}

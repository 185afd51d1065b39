import type { AddOn, ProductPage } from '@contract/product';

type Kind = AddOn['addon_kind'];

/** Kinds in page order; '' stands for all other add-ons. */
const kinds: readonly Kind[] = ['haul_away', 'installation', 'part', ''];

/** Of these kinds, a shopper selects at most one. */
export const isSingleChoice = (kind: Kind): boolean => kind === 'haul_away' || kind === 'installation';

export interface AddOnGroup {
  kind: Kind;
  addons: AddOn[];
}

/** Groups the add-ons of a product by kind. A backend without kinds has one group of ordinary add-ons. */
export const groupAddOns = (addons: readonly AddOn[]): AddOnGroup[] =>
  kinds
    .map((kind) => ({ kind, addons: addons.filter(({ addon_kind }) => addon_kind === kind) }))
    .filter((group) => group.addons.length > 0);

/** The initially selected add-ons: those that are available; of a single choice only the first. */
export function preselectedAddOns({ addons, pre_selected_add_ons: ids }: ProductPage): readonly string[] {
  const surplus = groupAddOns(addons)
    .filter(({ kind }) => isSingleChoice(kind))
    .flatMap((group) => group.addons.filter(({ entity_id }) => ids.includes(entity_id)).slice(1));
  const offered = addons.filter((addon) => !surplus.includes(addon)).map(({ entity_id }) => entity_id);
  return [...new Set(ids)].filter((id) => offered.includes(id));
}

/** The selected add-ons that the product offers; another location may offer others. */
export const offeredAddOns = (
  { addons }: Pick<ProductPage, 'addons'>,
  selectedIds: readonly string[],
): readonly string[] => selectedIds.filter((id) => addons.some(({ entity_id }) => entity_id === id));

/** Replaces the selected add-on of a group; null for none. */
export function chooseOnly(selectedIds: readonly string[], group: AddOnGroup, id: string | null): string[] {
  const rest = selectedIds.filter((other) => !group.addons.some(({ entity_id }) => entity_id === other));
  return id === null ? rest : [...rest, id];
}

export const toggle = (selectedIds: readonly string[], id: string): string[] =>
  selectedIds.includes(id) ? selectedIds.filter((other) => other !== id) : [...selectedIds, id];
